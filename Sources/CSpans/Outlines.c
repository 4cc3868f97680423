#include "Numbers.h"
#include "include/Outlines.h"

// The proof that chains do not cross: what `ChainProof` and `ChainPair` do in Swift, and say in full.
//
// It goes from height to height: sorted chains in, their signs and the first doubtful row out. All of it
// is integer arithmetic but for where two edges cross, which decides about a row and never about a pixel.

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

/// The next four corners of a chain, as far as it goes, and what the edges to them span.
typedef struct {
  outline_point corners[4];
  int32_t left, right;
} stretch;

static inline __attribute__((always_inline)) stretch stretch_of(
    const outline_point *next, const outline_point *last) {
  ptrdiff_t more = last - next;
  stretch s = {.corners = {next[0], next[more < 1 ? more : 1], next[more < 2 ? more : 2],
                           next[more < 3 ? more : 3]}};
  s.left = smaller(
      smaller(smaller(next[-1].x, s.corners[0].x), s.corners[1].x),
      smaller(s.corners[2].x, s.corners[3].x));
  s.right = larger(
      larger(larger(next[-1].x, s.corners[0].x), s.corners[1].x),
      larger(s.corners[2].x, s.corners[3].x));
  return s;
}

/// How many of those corners do not lie below a height.
static inline int32_t corners_above(const stretch *s, int32_t height) {
  int32_t count = 0;
  for (int32_t i = 0; i < 4; i++) count += s->corners[i].y <= height;
  return count;
}

/// After this many corners it is tried again whether the chains are apart.
enum { corners_to_next_try = 3 };

/// The height at which the order of the chains first becomes doubtful; INT32_MAX where they keep it.
///
/// Half the time of the proof goes here: the corners stay in registers, and which chain has the next one
/// is anybody's guess, so nothing branches on it. Where four edges of one chain lie to the left of four of
/// the other they are passed at once, which takes as long as one corner; a corner where both begin or end,
/// or an upright line, may be common to them.
static __attribute__((noinline)) int32_t first_doubt(
    chain_pair *pair, int32_t left_last, int32_t right_last) {
  const outline_point *points = pair->points;
  const outline_point *left = points + pair->left, *right = points + pair->right;
  const outline_point *left_end = points + left_last, *right_end = points + right_last;
  int32_t bottom = pair->bottom, height = pair->height;
  int64_t steps = pair->steps;
  int32_t wait = 0, doubt = INT32_MAX;
  while (true) {
    int32_t y;
    steps++;
    stretch l, r;
    if (wait-- <= 0 && (l = stretch_of(left, left_end), r = stretch_of(right, right_end),
                        l.right <= r.left)) {
      y = smaller(l.corners[3].y, r.corners[3].y);
      if (y >= bottom) break;
      left += corners_above(&l, y);
      right += corners_above(&r, y);
    } else {
      if (wait < 0) wait = corners_to_next_try;
      outline_point a = left[-1], b = left[0], c = right[-1], d = right[0];
      bool is_left = b.y <= d.y, is_right = d.y <= b.y;
      y = is_left ? b.y : d.y;
      int64_t x = is_left ? b.x : d.x;
      int64_t from_x = is_left ? c.x : a.x, from_y = is_left ? c.y : a.y;
      int64_t to_x = is_left ? d.x : b.x, to_y = is_left ? d.y : b.y;
      int64_t gap = (from_x - x) * (to_y - from_y) + (to_x - from_x) * (y - from_y);
      gap = is_left ? gap : -gap;
      if (gap <= 0) {
        pair->left = (int32_t)(left - points);
        pair->right = (int32_t)(right - points);
        pair->height = height;
        if (gap < 0) {
          doubt = crossing_of(pair);
          break;
        }
        if (is_overlap(pair)) {
          doubt = height;
          break;
        }
      }
      if (y >= bottom) break;
      left += is_left;
      right += is_right;
    }
    height = y;
    if (left->y == y || right->y == y) {
      // A level part of a chain moves it at once.
      while (left->y == y) left++;
      while (right->y == y) right++;
      pair->left = (int32_t)(left - points);
      pair->right = (int32_t)(right - points);
      if (gap_above(pair) < 0) {
        doubt = y;
        break;
      }
    }
  }
  pair->steps = steps;
  return doubt;
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

/// `side_of_start` where the chain begins within the extent of the other.
static __attribute__((noinline)) int64_t side_within(
    outline_chain *chain, outline_chain *other, const outline_point *points) {
  outline_point start = points[chain->first];
  descend(other, points, start.y);
  int64_t side = side_of(points, start, other->proved);
  if (side != 0) return side;
  chain_pair pair = pair_of(chain, other, start.y, points);
  return order_of(&pair);
}

/// Positive where a chain that begins at a height belongs to the left of one that is there, negative to its
/// right, 0 where they are one.
INLINE int64_t side_of_start(chain_proof *proof, outline_chain *chain, int32_t position) {
  int32_t x = proof->points[chain->first].x;
  outline_chain *other = &proof->chains[proof->order[position]];
  // Mostly that is another glyph.
  if (x < other->left) return 1;
  if (x > other->right) return -1;
  return side_within(chain, other, proof->points);
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
  if (a->neighbor == right || a->neighbor == outline_doubtful(right)) return;
  a->neighbor = right;
  if (a->right <= b->left) return;
  chain_pair pair = pair_of(a, b, height, proof->points);
  int32_t doubt = first_doubt(&pair, a->last, b->last);
  if (doubt != INT32_MAX) {
    a->neighbor = outline_doubtful(right);
    doubt_at(proof, doubt);
  }
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
