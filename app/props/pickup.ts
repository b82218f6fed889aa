import type { I18n } from '@adonisjs/i18n'
import { photoOf } from '#models/form/photos'
import { numberFor, unlessWithheld } from '#models/form/sight'
import type User from '#models/user'
import type { Candidate } from '#pickups/candidates'
import { listedForm } from '#transformers/pickup_transformer'

export async function validatedForm({ form, card }: Candidate, reader: User, i18n: I18n) {
  const seen = <Fact>(fact: Fact) => unlessWithheld(reader, form, fact)
  return {
    ...listedForm(form, reader, i18n),
    email: seen(form.email),
    phone: seen(form.phone),
    cellPhone: seen(form.cellPhone),
    document: seen(numberFor(reader, form.document, form.type)),
    serial: card!.serial,
    stale: card!.stale,
    photo: seen(form.image) && (await photoOf(form)),
  }
}
