import { urlFor } from '@adonisjs/core/services/url_builder'
import { formTypes } from '#form_types/index'
import type Form from '#models/form'
import type User from '#models/user'

/** The request's own page. Free accreditations have none: editors get the edit page, others the card. */
export function ownPageOf({ id, type }: Pick<Form, 'id' | 'type'>, reader: User) {
  if (formTypes.get(type).hasList) return urlFor('merchant.forms.show', { form: type, id })
  return reader.may('edit')
    ? urlFor('merchant.systems.edit', { id })
    : urlFor('merchant.previews.show', {}, { qs: { form: id } })
}
