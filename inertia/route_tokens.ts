/**
 * The parts of a route's pattern, as the builder of addresses expects them: 0 is a fixed part, 1 a
 * parameter. The bundle comes without those of the generated table (`vite.config.ts`).
 */
export const tokensOf = (pattern: string) =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const type: 0 | 1 = part.startsWith(':') ? 1 : 0
      return {
        old: pattern,
        type,
        val: part.slice(type),
        end: '',
      }
    })
