const PAGE = 50
const PART = 1000

type Line = { id: number }

/** Reads lines of a log, the newest first, from before an id on. */
type Read<Log extends Line> = (limit: number, before?: number) => Promise<Log[]>

/** `next`: the last line of the page, if there are older ones. */
export async function logPage<Log extends Line>(read: Read<Log>, before?: number) {
  const found = await read(PAGE + 1, before)
  const lines = found.slice(0, PAGE)
  return { lines, next: found.length > PAGE ? lines.at(-1)!.id : null }
}

/** All lines, in parts. */
export async function* logParts<Log extends Line>(read: Read<Log>) {
  let lines = await read(PART)
  while (lines.length > 0) {
    yield lines
    lines = await read(PART, lines.at(-1)!.id)
  }
}
