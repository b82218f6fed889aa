import { Result } from '@adonisjs/core/health'
import type { HealthCheckContract } from '@adonisjs/core/types/health'
import { codeOf, sentenceOf } from '#exceptions/error_facts'
import { safeMessage } from '#text/safe_message'

/** A check with a time limit that never throws and reveals no secret; a failure names its remedy. */
export const check = (
  name: string,
  remedy: string,
  look: () => Promise<Result>,
  seconds = 4
): HealthCheckContract => ({
  name,
  async run() {
    let timer: NodeJS.Timeout
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000)
    })
    try {
      return await Promise.race([look(), timeout])
    } catch (error) {
      const origin = error instanceof Error ? (error.cause ?? error) : error
      // Node reports several refused addresses of a name with an empty message.
      const cause = safeMessage(sentenceOf(origin) || codeOf(origin) || String(error), 200)
      return Result.failed(`${cause?.replace(/\.$/, '')}: ${remedy}`)
    } finally {
      clearTimeout(timer!)
    }
  },
})

type Findings = Record<string, unknown>

/** Keys of `errors` and `warnings` are texts. Reports those whose value is truthy, else `good`. */
export function verdict(
  good: string,
  findings: { errors?: Findings; warnings?: Findings }
): Result {
  const textsOf = (found: Findings = {}) => Object.keys(found).filter((text) => found[text])
  const [errors, warnings] = [textsOf(findings.errors), textsOf(findings.warnings)]
  if (errors.length) return Result.failed([...errors, ...warnings].join('; '))
  return warnings.length ? Result.warning(warnings.join('; ')) : Result.ok(good)
}
