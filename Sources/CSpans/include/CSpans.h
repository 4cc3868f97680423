#ifndef TESSERA_CSPANS_H
#define TESSERA_CSPANS_H

// Loops over pixels for which compilers find wide registers; one header a subject.
#include "BlendModes.h"
#include "Blurs.h"
#include "Compositing.h"
#include "Convex.h"
#include "Coverage.h"
#include "Crossings.h"
#include "Curves.h"
#include "Gradients.h"
#include "Images.h"
#include "Outlines.h"
#include "SpanClones.h"

#endif
