#!/bin/sh
# Makes a backup in its own folder, checks it, and removes those older than KEEP_DAYS.
# On Sundays it also restores the backup into a scratch place. Run it in the folder build/.
set -eu
place=${1:?name the folder that holds the backups}
folder="$place/$(date -u +%Y-%m-%dT%H%M%SZ)"
node=${NODE:-/usr/bin/node}

"$node" ace.js backup "$folder"
if [ "$(date +%u)" = 7 ] || [ "${DRILL:-}" = 1 ]; then
  "$node" ace.js backup:check "$folder" --drill
else
  "$node" ace.js backup:check "$folder"
fi

# Removes only finished backups, and never the one just made.
find "$place" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+${KEEP_DAYS:-14}" \
  ! -path "$folder" -exec rm -rf {} +
