import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type Pickup from '#models/pickup'
import { collectorFacts } from '#pickups/collector_sight'
import { entryObstacles } from '#pickups/obstacles'
import type Form from '#models/form'
import { unlessWithheld } from '#models/form/sight'
import type User from '#models/user'
import { messageOf } from '#form_types/messages'
import { nameOf } from '#text/name_of'
import { relatedCount } from '#sql/counts'

/** Its user must be loaded. */
export default class PickupTransformer extends BaseTransformer<Pickup> {
  toObject() {
    const row = this.resource
    return {
      ...this.pick(row, ['id', 'name', 'lastname', 'type', 'state']),
      cardsPickedUp: row.entries?.length ?? relatedCount(row, 'entries'),
      signed: row.isSigned,
      signedAt: row.signedAt?.toISO() ?? null,
      createdAt: row.createdAt.toISO()!,
      user: nameOf(row.user),
    }
  }

  /** `hidden`: the reader does not see the collector's addresses. */
  forList(hidden: boolean) {
    const { email, phone } = this.resource
    return {
      ...this.toObject(),
      email: hidden ? null : email,
      phone: hidden ? null : phone,
    }
  }

  /** Entries with their forms, and the signer, must be loaded too. */
  async forShow(reader: User, i18n: I18n) {
    const row = this.resource
    const problems = row.isSigned ? new Map() : await entryObstacles(row, { reader })
    const { sign, ...collector } = await collectorFacts(reader, row)
    return {
      ...this.toObject(),
      ...collector,
      signer: nameOf(row.signer),
      sign: sign ? urlFor('merchant.collectives.signature', { id: row.id }) : null,
      collective_forms: row.entries.map((entry) => ({
        id: entry.id,
        form: entry.form ? listedForm(entry.form, reader, i18n) : null,
        name: entry.name,
        serial: entry.serial,
        signed_at: entry.signedAt?.toISO() ?? null,
        user: nameOf(entry.user),
        problem: problems.has(entry) ? messageOf(i18n, problems.get(entry)) : null,
      })),
    }
  }
}

export function listedForm(form: Form, reader: User, i18n: I18n) {
  const { id, type, state, idForm, name, lastName, fullName, outlet } = form
  const image = unlessWithheld(reader, form, form.image)
  return {
    id,
    type,
    state,
    idForm,
    name,
    lastName,
    fullName,
    image,
    company: outlet,
    category: form.category,
    categoryLabel: i18n.t(`options.categories.${form.category}`),
  }
}
