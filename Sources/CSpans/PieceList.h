#ifndef TESSERA_PIECE_LIST_H
#define TESSERA_PIECE_LIST_H

#include <stddef.h>
#include <stdint.h>
#include "EdgePieces.h"
#include "include/Coverage.h"
#include "include/Outlines.h"

// What edges are cut into, until there are enough of it to be measured together.

/// Pieces of edges, each within one row. An edge writes four at once, of which it may need fewer.
typedef struct {
  size_t count;
  /// The corner at the lower end of the edge.
  int32_t corner[measured_room];
  int32_t sign[measured_room];
  int32_t row[measured_room];
  /// The column that the piece touches first, counted from the left border; -1 where it touches more than
  /// two, or some outside.
  int32_t place[measured_room];
  edge_pieces pieces;
} piece_list;

/// Measures and adds all pieces and takes them out; `edges` counts them row by row.
void coverage_add_pieces(
    piece_list *list, const outline_point *points, int32_t top, coverage_rows changes, int32_t *edges);

#endif
