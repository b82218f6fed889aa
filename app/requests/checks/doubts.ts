import BlacklistEntry from '#models/blacklist_entry'
import Form from '#models/form'
import { transitions, type Decision } from '#models/form/reviewable'
import { findingsOf, type Reader } from '#requests/checks'

export type Doubt = 'asked' | 'checks'

const seesAll: Reader = { may: () => true, seesType: () => true }

/** Why a decision on clear requests leaves some of these out, by id. */
export async function doubtsAbout(
  ids: number[],
  state: Decision,
  reader: Reader | null
): Promise<Map<number, Doubt>> {
  const forms = await Form.query()
    .whereIn('id', ids)
    .whereIn('state', transitions[state])
    .whereNull('withdrawnAt')
    .preload('tournament')
    .preload('permission')
    .preload('parent')
  const blacklist = await BlacklistEntry.query().preload('clearances')
  const doubts = new Map<number, Doubt>()
  for (const form of forms) {
    if (form.asked) {
      doubts.set(form.id, 'asked')
      continue
    }
    const findings = await findingsOf(form, reader ?? seesAll, blacklist)
    if (findings.some(({ level }) => level === 'warning')) doubts.set(form.id, 'checks')
  }
  return doubts
}
