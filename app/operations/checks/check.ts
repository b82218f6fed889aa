import { Result } from '@adonisjs/core/health'
import type { HealthCheckContract } from '@adonisjs/core/types/health'
import { harmless } from '#text/harmless'

/**
 * A check with a time limit that never throws and reveals no secret; a failure names its remedy.
 */
export const check = (
  name: string,
  remedy: string,
  look: () => Promise<Result>,
  seconds = 4
): HealthCheckContract => ({
  name,
  async run() {
    let timer: NodeJS.Timeout
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000)
    })
    try {
      return await Promise.race([look(), late])
    } catch (error: any) {
      const { message, code } = error.cause ?? error
      // Node reports several refused addresses of a name with an empty message.
      const cause = harmless(message || code || String(error), 200)
      return Result.failed(`${cause?.replace(/\.$/, '')}: ${remedy}`)
    } finally {
      clearTimeout(timer!)
    }
  },
})

type Findings = Record<string, unknown>

/** The texts of `errors` and `warnings` whose value is true; otherwise `good`. */
export function verdict(good: string, found: { errors?: Findings; warnings?: Findings }): Result {
  const linesOf = (findings: Findings = {}) => Object.keys(findings).filter((key) => findings[key])
  const [errors, warnings] = [linesOf(found.errors), linesOf(found.warnings)]
  if (errors.length) return Result.failed([...errors, ...warnings].join('; '))
  return warnings.length ? Result.warning(warnings.join('; ')) : Result.ok(good)
}
