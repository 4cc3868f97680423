#!/usr/bin/env bash
#SBATCH --job-name=tessera-verify
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --time=00:10:00
#
# Verifies goldens in a job array, a shard a task, and merges the shards when all are done. The checkout
# lies on a file system that all nodes share.
#
# usage, in the checkout:
#   array=$(sbatch --parsable .github/examples/slurm-verify.sh)
#   sbatch --dependency=afterany:"$array" --array=1-1 .github/examples/slurm-verify.sh merge "$array" 8
#
# TESSERA names the program; it is built beforehand, once.
set -euo pipefail
tessera=${TESSERA:-.build/release/tessera}

if [ "${1:-}" = merge ]; then
  # Named one by one, so that one that lacks is told.
  bundles=()
  for ((index = 1; index <= $3; index++)); do
    bundles+=(".tessera/arrays/$2/$index-of-$3")
  done
  exec "$tessera" merge "${bundles[@]}"
fi

# The array's own folder: a task that never started must not be stood in for by an earlier array's.
bundle=.tessera/arrays/$SLURM_ARRAY_JOB_ID/$SLURM_ARRAY_TASK_ID-of-$SLURM_ARRAY_TASK_COUNT
status=0
"$tessera" verify --deep --threads "${SLURM_CPUS_PER_TASK:-2}" --bundle "$bundle" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" || status=$?
# A difference is what merge tells; anything worse ends the task.
[ "$status" -le 1 ] || exit "$status"
