import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistEntry from '#models/blacklist_entry'
import { admissionOf } from '#models/card/admission'
import type Form from '#models/form'

export type Obstacle = 'blacklisted' | 'over'

/** Why people with an approved request may not enter. Needs the permissions and tournaments. */
export async function obstaclesOf(
  forms: Form[],
  client?: QueryClientContract
): Promise<Map<Form, Obstacle>> {
  const listed = await BlacklistEntry.listedAmong(forms, client)
  const obstacles = forms.flatMap((form): [Form, Obstacle][] => {
    if (listed.has(form)) return [[form, 'blacklisted']]
    return admissionOf(form).to < form.tournament.today ? [[form, 'over']] : []
  })
  return new Map(obstacles)
}
