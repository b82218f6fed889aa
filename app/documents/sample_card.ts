import type { I18n } from '@adonisjs/i18n'
import type Permission from '#models/permission'
import Form from '#models/form'

/**
 * The request on which a profile's card is shown as the profile alone makes it: the last one that
 * was approved with it, without its own exceptions, or an invented person. The profile's
 * tournament must be loaded.
 */
export async function sampleOf(permission: Permission, types: string[], i18n: I18n): Promise<Form> {
  const { tournament } = permission
  const found = await Form.query()
    .where({ idPermission: permission.id, state: 'approved' })
    .whereIn('type', types)
    .orderBy('id', 'desc')
    .preload('card')
    .first()
  const form = found ?? invented(permission, i18n)
  form.merge({ customPermission: null, datePermission: null, endPermission: null, color: null })
  form.$setRelated('tournament', tournament)
  form.$setRelated('permission', permission)
  return form
}

function invented({ tournament, category }: Permission, i18n: I18n) {
  const form = new Form().merge({
    type: tournament.sport === 'golf' ? 'gaccreditation' : 'accreditation',
    category: category ?? 'staff',
    idForm: `${tournament.code}-AC-000000`,
    name: i18n.t('forms.card.sample.name'),
    lastName: i18n.t('forms.card.sample.lastName'),
    company: i18n.t('forms.card.sample.company'),
    idNationality: 'ES',
    image: null,
    locale: i18n.locale as 'es' | 'en',
    daily: false,
    detail: {},
  })
  form.$setRelated('card', null as any)
  return form
}
