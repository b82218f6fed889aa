import type { I18n } from '@adonisjs/i18n'
import { defaultZones, type Category } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import type Permission from '#models/permission'
import type Tournament from '#models/tournament'
import type { Reader } from '#models/user'
import { localeOf } from '#config/i18n'

/**
 * The request whose card shows an access profile: the last one approved with it, without custom permission,
 * dates and colour, or an invented person. Needs the profile's tournament with its designs.
 */
export async function sampleForPermission(
  permission: Permission,
  reader: Reader,
  i18n: I18n
): Promise<Form> {
  const { tournament, category } = permission
  const approved = await lastApproved(reader).where('idPermission', permission.id).first()
  const form = approved ?? inventedPerson(tournament, category ?? 'staff', i18n)
  form.merge({ customPermission: null, datePermission: null, endPermission: null, color: null })
  form.$setRelated('tournament', tournament)
  form.$setRelated('permission', permission)
  return form
}

/**
 * The request whose card shows a category: the last one of the edition that was approved, or an
 * invented person. The tournament must be loaded with its designs.
 */
export async function sampleForCategory(
  tournament: Tournament,
  category: Category | '',
  reader: Reader,
  i18n: I18n
): Promise<Form> {
  const approved = await lastApproved(reader)
    .where('tournamentId', tournament.id)
    .if(category, (query) => query.where('category', category))
    .preload('permission')
    .first()
  const form = approved ?? inventedPerson(tournament, category || 'staff', i18n)
  form.$setRelated('tournament', tournament)
  return form
}

const lastApproved = (reader: Reader) =>
  Form.query()
    .where('state', 'approved')
    .withScopes((scopes) => scopes.unrestricted())
    .if(!reader.seesMinors, (query) => query.where('minor', false))
    .whereIn(
      'type',
      formTypes.keys().filter((type) => reader.seesType(type))
    )
    .orderBy('id', 'desc')
    .preload('card')

function inventedPerson(tournament: Tournament, category: Category, i18n: I18n) {
  const form = new Form().merge({
    type: tournament.sport === 'golf' ? 'gaccreditation' : 'accreditation',
    category,
    idForm: `${tournament.code}-AC-000000`,
    name: i18n.t('forms.card.sample.name'),
    lastName: i18n.t('forms.card.sample.lastName'),
    company: i18n.t('forms.card.sample.company'),
    idNationality: 'ES',
    image: null,
    locale: localeOf(i18n),
    daily: false,
    customPermission: Object.fromEntries([...defaultZones[category]].map((zone) => [zone, 1])),
    datePermission: null,
    endPermission: null,
    color: null,
    detail: {},
  })
  form.$setRelated('card', null)
  form.$setRelated('permission', null)
  return form
}
