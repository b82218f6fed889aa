import type { I18n } from '@adonisjs/i18n'
import type Form from '#models/form'
import { unlessWithheld } from '#models/form/sight'
import type User from '#models/user'
import { gateStateOf } from '#gates/state'

/** The live card and the tournament must be loaded. */
export async function cardHolderProps(form: Form, reader: User, i18n: I18n) {
  const card: Form['card'] | null = form.card
  return {
    id: form.id,
    type: form.type,
    idForm: form.idForm,
    name: form.fullName,
    image: unlessWithheld(reader, form, form.image),
    state: form.state,
    outlet: form.outlet,
    category: i18n.t(`options.categories.${form.category}`),
    edition: form.tournament.fullName,
    card: card
      ? { serial: card.serial, uid: card.uid, stale: card.stale, gate: await gateStateOf(card) }
      : null,
  }
}
