import Form from '#models/form'
import { transitions, type Decision } from '#shared/request_states'
import type { Reader } from '#models/user'
import { blacklist, findingsOf } from '#requests/checks'

export type Unclear = 'asked' | 'checks'

const seesAll: Reader = {
  formTypes: null,
  seesMinors: true,
  may: () => true,
  seesType: () => true,
}

/** The requests that `only: 'clear'` leaves out, and why. */
export async function unclearAmong(
  ids: number[],
  state: Decision,
  reader: Reader | null
): Promise<Map<number, Unclear>> {
  const forms = await Form.query()
    .whereIn('id', ids)
    .whereIn('state', transitions[state])
    .whereNull('withdrawnAt')
    .preload('tournament')
    .preload('permission')
    .preload('parent')
  const entries = await blacklist()
  const unclear = new Map<number, Unclear>()
  for (const form of forms) {
    const isWarned = async () =>
      (await findingsOf(form, reader ?? seesAll, entries)).some(({ level }) => level === 'warning')
    if (form.asked) unclear.set(form.id, 'asked')
    else if (await isWarned()) unclear.set(form.id, 'checks')
  }
  return unclear
}
