import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#exceptions/refusal'
import { keyedHash } from '#text/secrets'

/** Names the values with which a form is opened, which it sends back as `revision`; keyed, for some are secret. */
export const revisionOf = (values: unknown): string =>
  keyedHash(JSON.stringify(values)).slice(0, 16)

/** Programs may send no revision. @throws Refusal `changedMeanwhile` if it is that of other values */
export function refuseStale({ request }: HttpContext, values: unknown) {
  const opened = request.input('revision')
  if (opened && opened !== revisionOf(values))
    throw new Refusal('changedMeanwhile', {}, { status: 409 })
}
