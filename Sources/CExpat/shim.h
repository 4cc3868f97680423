#pragma once
// Debian builds expat with support for DTDs, which its guards against entity bombs belong to.
#define XML_DTD 1
#include <expat.h>
