#include "include/Outlines.h"

// Outlines: what `ContourCutter`, `ChainSet`, `ChainProof` and `ChainPair` do in Swift, and say in full.
//
// Contours are cut into chains, the chains are sorted by their tops, and the proof goes from height to
// height: corners in, signs of chains and the first doubtful row out. All of it is integer arithmetic but for
// where two edges cross, which decides about a row and never about a pixel.

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

// ---- Contours to chains.

/// The x that some corners span.
typedef struct {
  int32_t left, right;
} joint;

static inline void include(joint *joint, int32_t x) {
  joint->left = smaller(joint->left, x);
  joint->right = larger(joint->right, x);
}

/// Where corners of chains are written.
typedef struct {
  outline_point *points;
  int32_t count;
} corner_list;

static inline void append(corner_list *list, outline_point point) {
  list->points[list->count++] = point;
}

/// Makes a chain of the corners from `start` on, which are in the order of the contour.
static void finish_chain(
    corner_list list, int32_t start, int32_t direction, joint from, joint to, outline_chain *chain) {
  outline_point *points = list.points;
  int32_t end = list.count - 1;
  joint extent = {points[start].x, points[start].x};
  for (int32_t i = start + 1; i <= end; i++) include(&extent, points[i].x);
  if (direction < 0) {
    for (int32_t low = start, high = end; low < high; low++, high--) {
      outline_point point = points[low];
      points[low] = points[high];
      points[high] = point;
    }
  }
  joint top = direction > 0 ? from : to, bottom = direction > 0 ? to : from;
  *chain = (outline_chain){
      .first = start, .last = end, .top = points[start].y, .bottom = points[end].y,
      .left = extent.left, .right = extent.right, .top_left = top.left, .top_right = top.right,
      .bottom_left = bottom.left, .bottom_right = bottom.right, .direction = direction,
      .corner = start + 1, .proved = start + 1, .sign = outline_unsigned, .neighbor = -1};
}

/// A top corner that is reached from below; -1 where there is none.
static intptr_t origin_of(const outline_point *corners, intptr_t count) {
  intptr_t origin = -1;
  int32_t top = INT32_MAX, previous = corners[count - 1].y;
  for (intptr_t i = 0; i < count; i++) {
    int32_t y = corners[i].y;
    if (y < top) {
      top = y;
      origin = -1;
    }
    if (y == top && origin < 0 && previous != top) origin = i;
    previous = y;
  }
  return origin;
}

/// Cuts one contour; returns how many chains it has.
static size_t cut_contour(
    const outline_point *corners, intptr_t count, corner_list *list, outline_chain *chains) {
  intptr_t index = origin_of(corners, count);
  if (index < 0) return 0;
  size_t chain = 0;
  int32_t direction = 0, start = list->count;
  outline_point here = corners[index];
  joint start_joint = {here.x, here.x}, last_joint = start_joint;
  append(list, here);
  for (intptr_t i = 0; i < count; i++) {
    if (++index == count) index = 0;
    outline_point next = corners[index];
    if (next.y == here.y) {
      include(&last_joint, next.x);
    } else {
      int32_t turn = next.y > here.y ? 1 : -1;
      if (turn != direction) {
        if (direction != 0) {
          finish_chain(*list, start, direction, start_joint, last_joint, &chains[chain++]);
          start = list->count;
          append(list, here);
        } else {
          list->points[start] = here;
        }
        start_joint = last_joint;
        direction = turn;
      } else if (list->points[list->count - 1].x != here.x) {
        // The end of a level part; its height is that of its start.
        append(list, here);
      }
      append(list, next);
      last_joint = (joint){next.x, next.x};
    }
    here = next;
  }
  joint top = {chains[0].top_left, chains[0].top_right};
  finish_chain(*list, start, direction, start_joint, top, &chains[chain++]);
  return chain;
}

size_t outline_cut(
    const outline_point *corners, const intptr_t *ends, size_t contours, outline_point *points,
    outline_chain *chains) {
  corner_list list = {points, 0};
  size_t count = 0;
  intptr_t start = 0;
  for (size_t i = 0; i < contours; i++) {
    count += cut_contour(corners + start, ends[i] - start, &list, chains + count);
    start = ends[i];
  }
  return count;
}

void outline_sort(const outline_chain *chains, size_t count, int32_t *starts) {
  if (count == 0) return;
  int32_t least = chains[0].top, most = chains[0].top;
  for (size_t i = 0; i < count; i++) {
    starts[i] = (int32_t)i;
    least = smaller(least, chains[i].top);
    most = larger(most, chains[i].top);
  }
  // A byte at a time, the lowest first; each pass leaves equal ones as they are.
  uint32_t range = (uint32_t)most - (uint32_t)least;
  int32_t *from = starts, *to = starts + count;
  for (unsigned shift = 0; shift < 32 && range >> shift != 0; shift += 8) {
    uint32_t places[257] = {0};
#define DIGIT(I) (((uint32_t)chains[from[I]].top - (uint32_t)least) >> shift & 255)
    for (size_t i = 0; i < count; i++) places[DIGIT(i) + 1]++;
    for (unsigned digit = 0; digit < 256; digit++) places[digit + 1] += places[digit];
    for (size_t i = 0; i < count; i++) to[places[DIGIT(i)]++] = from[i];
#undef DIGIT
    int32_t *other = from;
    from = to;
    to = other;
  }
  if (from != starts) {
    for (size_t i = 0; i < count; i++) starts[i] = from[i];
  }
}

// ---- Two chains side by side.

typedef struct {
  const outline_point *points;
  /// The corners at the lower ends of the edges at hand.
  int32_t left, right;
  /// Where the first of the two chains ends, and the height that the walk has come to.
  int32_t bottom, height;
  int64_t steps;
  /// Whether a chain has a level part at that height.
  bool is_moved;
} chain_pair;

/// Positive where a point lies to the left of an edge, at a height between its ends.
static inline int64_t side_of(const outline_point *points, outline_point p, int32_t corner) {
  outline_point a = points[corner - 1], b = points[corner];
  return ((int64_t)a.x - p.x) * ((int64_t)b.y - a.y) + ((int64_t)b.x - a.x) * ((int64_t)p.y - a.y);
}

/// Goes down to the edge that reaches below a height.
static inline void descend(outline_chain *chain, const outline_point *points, int32_t height) {
  while (points[chain->proved].y <= height) chain->proved++;
}

static inline chain_pair pair_of(
    outline_chain *left, outline_chain *right, int32_t height, const outline_point *points) {
  descend(left, points, height);
  descend(right, points, height);
  return (chain_pair){
      points, left->proved, right->proved, smaller(left->bottom, right->bottom), height, 0, false};
}

/// The height of the next corner.
static inline int32_t next_height(const chain_pair *pair) {
  return smaller(pair->points[pair->left].y, pair->points[pair->right].y);
}

/// The sign of the distance at the next corner, from the left chain to the right one.
static inline int64_t gap_below(const chain_pair *pair) {
  // Which chain has that corner is anybody's guess, so nothing branches on it.
  bool is_left = pair->points[pair->left].y <= pair->points[pair->right].y;
  int32_t corner = is_left ? pair->left : pair->right;
  int64_t gap =
      side_of(pair->points, pair->points[corner], is_left ? pair->right : pair->left);
  return is_left ? gap : -gap;
}

/// The sign of the distance at the height at hand, measured at the edges that lead down from it.
static int64_t gap_above(const chain_pair *pair) {
  outline_point a = pair->points[pair->left - 1], b = pair->points[pair->right - 1];
  if (a.y == b.y) return (int64_t)b.x - a.x;
  return a.y > b.y ? side_of(pair->points, a, pair->right) : -side_of(pair->points, b, pair->left);
}

/// Whether the edges at hand, which meet at the next corner, lie on one another unequally.
static bool is_overlap(const chain_pair *pair) {
  outline_point a = pair->points[pair->left - 1], b = pair->points[pair->left];
  outline_point c = pair->points[pair->right - 1], d = pair->points[pair->right];
  int64_t run = (int64_t)b.x - a.x, rise = (int64_t)b.y - a.y;
  if (run * ((int64_t)d.y - c.y) != ((int64_t)d.x - c.x) * rise) return false;
  return run != 0 && (a.x != c.x || a.y != c.y || b.x != d.x || b.y != d.y);
}

/// Goes down to the next corner; false where one of the chains ends there.
static inline bool advance(chain_pair *pair) {
  const outline_point *points = pair->points;
  int32_t next = next_height(pair);
  pair->height = next;
  pair->steps++;
  if (next >= pair->bottom) return false;
  pair->left += points[pair->left].y == next;
  pair->right += points[pair->right].y == next;
  pair->is_moved = false;
  while (points[pair->left].y == next) {
    pair->left++;
    pair->is_moved = true;
  }
  while (points[pair->right].y == next) {
    pair->right++;
    pair->is_moved = true;
  }
  return true;
}

/// The distance of the edges at hand.
static double distance_at(const chain_pair *pair, int32_t y) {
  outline_point a = pair->points[pair->left - 1], b = pair->points[pair->left];
  outline_point c = pair->points[pair->right - 1], d = pair->points[pair->right];
  double first = (double)(b.x - a.x) / (double)(b.y - a.y) * (double)(y - a.y);
  double second = (double)(d.x - c.x) / (double)(d.y - c.y) * (double)(y - c.y);
  return (double)(c.x - a.x) + second - first;
}

/// Where the edges at hand cross, above the next corner; a grid step early.
static int32_t crossing_of(const chain_pair *pair) {
  int32_t height = pair->height, next = next_height(pair);
  double above = distance_at(pair, height), below = distance_at(pair, next);
  if (above < 0) above = 0;
  if (below >= 0) return larger(height, next - 2);
  double share = above / (above - below);
  return larger(height, height + (int32_t)((double)(next - height) * share) - 1);
}

/// The sign of the first distance other than zero below the height at hand; 0 where there is none.
static int order_of(chain_pair *pair) {
  do {
    int64_t gap = gap_below(pair);
    if (gap != 0) return gap > 0 ? 1 : -1;
  } while (advance(pair));
  return 0;
}

/// The height at which the order of the chains first becomes doubtful; INT32_MAX where they keep it.
///
/// Half the time of the proof goes here: the corners stay in registers, and which chain has the next one
/// is anybody's guess, so nothing branches on it.
static inline int32_t first_doubt(chain_pair *pair) {
  const outline_point *left = pair->points + pair->left, *right = pair->points + pair->right;
  outline_point a = left[-1], b = left[0], c = right[-1], d = right[0];
  int32_t bottom = pair->bottom;
  while (true) {
    bool is_left = b.y <= d.y, is_right = d.y <= b.y;
    int64_t x = is_left ? b.x : d.x, y = is_left ? b.y : d.y;
    int64_t from_x = is_left ? c.x : a.x, from_y = is_left ? c.y : a.y;
    int64_t to_x = is_left ? d.x : b.x, to_y = is_left ? d.y : b.y;
    int64_t gap = (from_x - x) * (to_y - from_y) + (to_x - from_x) * (y - from_y);
    gap = is_left ? gap : -gap;
    if (gap <= 0) {
      pair->left = (int32_t)(left - pair->points);
      pair->right = (int32_t)(right - pair->points);
      if (gap < 0) return crossing_of(pair);
      if (is_overlap(pair)) return pair->height;
    }
    pair->height = (int32_t)y;
    pair->steps++;
    if (y >= bottom) return INT32_MAX;
    left += is_left;
    right += is_right;
    a = left[-1];
    b = left[0];
    c = right[-1];
    d = right[0];
    if (b.y == y || d.y == y) {
      // A level part of a chain moves it at once.
      while (left->y == y) left++;
      while (right->y == y) right++;
      a = left[-1];
      b = left[0];
      c = right[-1];
      d = right[0];
      pair->left = (int32_t)(left - pair->points);
      pair->right = (int32_t)(right - pair->points);
      if (gap_above(pair) < 0) return (int32_t)y;
    }
  }
}

// ---- The proof.

typedef struct {
  outline_chain *chains;
  const outline_point *points;
  bool is_even_odd;
  int32_t *order;
  int32_t *bottoms;
  outline_proof state;
} chain_proof;

static inline void doubt_at(chain_proof *proof, int32_t height) {
  proof->state.doubt = smaller(proof->state.doubt, height >> 8);
}

/// Takes out the chains that end at a height, and says about which positions others went.
static void remove_ending(chain_proof *proof, int32_t height, int32_t *low, int32_t *high) {
  int32_t first = 0;
  while (proof->bottoms[first] != height) first++;
  int32_t kept = first, turn = 0, next_end = INT32_MAX;
  *low = first;
  for (int32_t i = 0; i < first; i++) next_end = smaller(next_end, proof->bottoms[i]);
  for (int32_t i = first; i < proof->state.count; i++) {
    int32_t place = proof->order[i], bottom = proof->bottoms[i];
    if (bottom == height) {
      turn += proof->chains[place].direction;
      *high = kept;
    } else {
      // What goes between two chains that stay must wind as often one way as the other.
      if (turn != 0) doubt_at(proof, height);
      proof->order[kept] = place;
      proof->bottoms[kept++] = bottom;
      next_end = smaller(next_end, bottom);
    }
  }
  proof->state.count = kept;
  proof->state.next_end = next_end;
}

/// Positive where a chain that begins at a height belongs to the left of one that is there, negative to its
/// right, 0 where they are one.
static inline int64_t side_of_start(chain_proof *proof, outline_chain *chain, int32_t position) {
  outline_point start = proof->points[chain->first];
  outline_chain *other = &proof->chains[proof->order[position]];
  descend(other, proof->points, start.y);
  int64_t side = side_of(proof->points, start, other->proved);
  if (side != 0) return side;
  chain_pair pair = pair_of(chain, other, start.y, proof->points);
  return order_of(&pair);
}

/// Where a chain that begins at a height belongs in the order.
///
/// Chains mostly begin in pairs, and the second one belongs beside the first, which is at `near`.
static int32_t position_of(chain_proof *proof, outline_chain *chain, int32_t near) {
  if (near >= 0) {
    int64_t side = side_of_start(proof, chain, near);
    if (side > 0 && (near == 0 || side_of_start(proof, chain, near - 1) < 0)) return near;
    near++;
    bool is_last = near == proof->state.count;
    if (side < 0 && (is_last || side_of_start(proof, chain, near) > 0)) return near;
  }
  int32_t low = 0, high = proof->state.count;
  while (low < high) {
    int32_t middle = (low + high) / 2;
    if (side_of_start(proof, chain, middle) > 0) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/// Puts a chain into the order; returns its position.
static int32_t insert(chain_proof *proof, int32_t place, int32_t near) {
  outline_chain *chain = &proof->chains[place];
  int32_t position = position_of(proof, chain, near);
  for (int32_t i = proof->state.count; i > position; i--) {
    proof->order[i] = proof->order[i - 1];
    proof->bottoms[i] = proof->bottoms[i - 1];
  }
  proof->order[position] = place;
  proof->bottoms[position] = chain->bottom;
  proof->state.count++;
  proof->state.next_end = smaller(proof->state.next_end, chain->bottom);
  return position;
}

static inline int32_t holds(const chain_proof *proof, int32_t winding) {
  return proof->is_even_odd ? winding & 1 : winding != 0;
}

/// Follows two neighbours downwards, unless that has been done.
static inline void follow(chain_proof *proof, int32_t left, int32_t right, int32_t height) {
  outline_chain *a = &proof->chains[left], *b = &proof->chains[right];
  if (a->neighbor == right) return;
  a->neighbor = right;
  if (a->right < b->left) return;
  chain_pair pair = pair_of(a, b, height, proof->points);
  int32_t doubt = first_doubt(&pair);
  if (doubt != INT32_MAX) doubt_at(proof, doubt);
  proof->state.budget -= pair.steps;
}

/// Gives the chains from position `low` up to `high` their signs and follows the new neighbours.
static void link_neighbors(chain_proof *proof, int32_t low, int32_t high, int32_t height) {
  int32_t winding = 0;
  if (low > 0) {
    const outline_chain *left = &proof->chains[proof->order[low - 1]];
    winding = left->before + left->direction;
  }
  for (int32_t i = low; i < proof->state.count && i <= high; i++) {
    outline_chain *chain = &proof->chains[proof->order[i]];
    int32_t behind = winding + chain->direction;
    if (chain->sign == outline_unsigned) {
      chain->before = winding;
      chain->sign = holds(proof, behind) - holds(proof, winding);
    } else if (chain->before != winding) {
      doubt_at(proof, height);
    }
    winding += chain->direction;
    if (i > 0) follow(proof, proof->order[i - 1], proof->order[i], height);
  }
}

void outline_prove(
    outline_proof *state, int32_t height, outline_chain *chains, size_t count, const int32_t *starts,
    const outline_point *points, bool is_even_odd, int32_t *order, int32_t *bottoms) {
  chain_proof proof = {chains, points, is_even_odd, order, bottoms, *state};
  link_neighbors(&proof, 0, proof.state.count, height);
  size_t rank = (size_t)state->rank;
  while (rank < count || proof.state.count > 0) {
    height = proof.state.next_end;
    if (rank < count) height = smaller(height, chains[starts[rank]].top);
    if (height >> 8 >= proof.state.doubt) break;
    int32_t low = proof.state.count, high = 0, position = -1;
    if (proof.state.next_end == height) remove_ending(&proof, height, &low, &high);
    for (; rank < count && chains[starts[rank]].top == height; rank++) {
      if (proof.state.count == outline_longest) {
        doubt_at(&proof, height);
        break;
      }
      position = insert(&proof, starts[rank], position);
      low = smaller(low, position);
      high = larger(high + 1, position + 1);
    }
    link_neighbors(&proof, low, high, height);
    if (proof.state.budget < 0) doubt_at(&proof, height);
  }
  proof.state.rank = (int32_t)rank;
  *state = proof.state;
}
