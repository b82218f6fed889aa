import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import BlacklistEntry from '#models/blacklist_entry'
import { admissionOf } from '#models/card/admission'
import type Form from '#models/form'

export type AccessObstacle = 'blacklisted' | 'over'

/** Why people with an approved request may not enter. Needs the permissions and tournaments. */
export async function accessObstacles(
  forms: Form[],
  client?: QueryClientContract
): Promise<Map<Form, AccessObstacle>> {
  const blacklisted = await BlacklistEntry.blacklistedAmong(forms, client)
  const obstacles = forms.flatMap((form): [Form, AccessObstacle][] => {
    if (blacklisted.has(form)) return [[form, 'blacklisted']]
    return admissionOf(form).to < form.tournament.today ? [[form, 'over']] : []
  })
  return new Map(obstacles)
}
