import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistEntry from '#models/blacklist_entry'
import { admissionOf } from '#models/card/admission'
import type Form from '#models/form'

/** Why the gates are not told to let somebody in; the words are in `errors.gate`. */
export type Obstacle = 'blacklisted' | 'over'

/**
 * Who of some requests must not be let in, and why. Their permissions and tournaments must be loaded.
 * @param client the transaction that this is asked in
 */
export async function obstaclesOf(
  forms: Form[],
  client?: QueryClientContract
): Promise<Map<Form, Obstacle>> {
  const listed = await BlacklistEntry.listed(forms, client)
  const obstacles = forms.flatMap((form): [Form, Obstacle][] => {
    if (listed.has(form)) return [[form, 'blacklisted']]
    return admissionOf(form).to < form.tournament.today ? [[form, 'over']] : []
  })
  return new Map(obstacles)
}
