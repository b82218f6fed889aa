// The first look waits too: a modal that is closing would take the focus back.
const EVERY_MS = 50
const PATIENCE_MS = 5000

/**
 * Calls `use` once the page has what `find` looks for: errors are rendered after the answer, on a busy
 * computer long after it. Gives up after five seconds.
 * @returns a function that stops it
 */
export function whenShown<Shown>(find: () => Shown | null, use: (shown: Shown) => void) {
  const end = Date.now() + PATIENCE_MS
  const look = () => {
    const shown = find()
    if (shown) use(shown)
    else if (Date.now() < end) timer = setTimeout(look, EVERY_MS)
  }
  let timer = setTimeout(look, EVERY_MS)
  return () => clearTimeout(timer)
}
