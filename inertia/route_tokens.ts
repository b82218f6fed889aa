/**
 * The parts of a route's pattern, as the builder of addresses expects them: 0 is a fixed part, 1 a
 * parameter. The bundle comes without those of the generated table (`vite.config.ts`).
 */
export const tokensOf = (pattern: string) =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const isParameter = part.startsWith(':')
      return {
        old: pattern,
        type: Number(isParameter),
        val: part.slice(Number(isParameter)),
        end: '',
      }
    })
