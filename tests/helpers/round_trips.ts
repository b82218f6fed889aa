import type { ApiClient } from '@japa/api-client'
import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { formTypes } from '#form_types/index'
import { servedName } from '#form_types/options'
import Form from '#models/form'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import type User from '#models/user'
import { addFields, everyAnswer, goodPhoto } from '#tests/helpers/forms'
import { member, pdf, sendMember } from '#tests/helpers/players'
import { program } from '#tests/helpers/programs'
import { admin, openTournaments } from '#tests/helpers/world'

type Options = Record<string, { value: string; label: string }[]>

/** An edition with profiles, restaurants, a host and an administrator. */
async function officeOf(client: ApiClient, type: FormType) {
  const editions = await openTournaments()
  const edition = editions[type.sport]
  if (type.sport === 'golf') edition.$extras.player = editions.tennis.$extras.player
  for (const name of ['Una', 'Otra'])
    await Permission.create({
      ...{ tournamentId: edition.id, name, startsOn: edition.startsOn, endsOn: edition.endsOn },
      flags: { 0: 1 },
    })
  for (const name of ['Prensa', 'Jugadores']) await Restaurant.create({ name, kind: 'press' })
  if (type.key === 'guest') await sendMember(client, member(edition.$extras.player))
  const source = await edition.withOfficeLists()
  return { edition, source, user: await admin() }
}

/** A typed-in request with every answer; `stored` holds the expected values. */
export async function everythingStored(client: ApiClient, key: string) {
  const type = formTypes.get(key)
  const { edition, source, user } = await officeOf(client, type)
  const { sent, stored, files } = everyAnswer(type, source as any)
  const host = key === 'guest' ? await Form.findByOrFail('type', 'player') : null
  const path = key === 'free' ? 'system' : `mform/${host ? `guest/${host.id}` : key}`
  const request = client.post(`/merchant/${path}`).loginAs(user).withCsrfToken().redirects(0)
  request.header('accept', 'application/json')
  const { customPermission, ...plain } = sent
  addFields(request, { ...plain, customPermission: JSON.stringify(customPermission) })
  for (const name of files) {
    const {
      bytes,
      name: filename,
      type: contentType,
    } = name === 'image' ? await goodPhoto() : pdf()
    request.file(name, bytes, { filename, contentType })
  }
  const response = await request
  if (response.status() !== 302) throw new Error(JSON.stringify(response.body()))
  const form = await Form.query().where('type', key).preload('tournament').firstOrFail()
  return {
    type,
    edition,
    user,
    form,
    host,
    stored: { ...stored, ...derived(type) } as Record<string, any>,
    files,
  }
}

// Values that are derived from the sample answers.
const derived = ({ key, allFields }: FormType) => ({
  ...('playerName' in allFields && { playerName: 'Ejemplo Uno' }),
  ...(key.endsWith('volunteer') && { language: 'english', level: 'advanced' }),
})

/** The props of a page. */
export async function propsOf(client: ApiClient, user: User, path: string): Promise<any> {
  const response = await client.get(path).loginAs(user).withInertia()
  response.assertStatus(200)
  return response.inertiaProps
}

/** The office paths of a request. */
export function pathsOf({ type, id, idParent }: Form) {
  if (type === 'free')
    return {
      list: '/merchant/system',
      edit: `/merchant/system/${id}/edit`,
      put: `/merchant/system/${id}`,
    }
  const own = `/merchant/mform/${type}/${id}`
  const page = `/merchant/mform/player/${idParent}?guest=${id}`
  return type === 'guest'
    ? { list: '/merchant/mform/guest', show: page, edit: `${page}&edit=1`, put: own }
    : { list: `/merchant/mform/${type}`, show: own, edit: `${own}/edit`, put: own }
}

/** An answer of a page as a flat value. */
export const served = (name: string, value: unknown) => (name === 'amount' ? euros(value) : value)
const euros = (cents: any) => (cents / 100).toFixed(2)

/** An answer as a workbook cell, with the labels of the page. */
export function shown(field: Field, value: any, options: Options): unknown {
  const label = (one: string, list = field.options!) =>
    options[servedName(list)].find((option) => option.value === String(one))!.label
  switch (field.kind.key) {
    case 'flag':
      return value ? 'Sí' : 'No'
    case 'file':
    case 'photo':
      return 'Sí'
    case 'money':
      return value / 100
    case 'languages':
      return value
        .map(
          ({ language, level }: any) =>
            `${label(language, 'languages')} (${label(level, 'levels')})`
        )
        .join(', ')
    case 'flags':
      return '4, Tribuna: A12'
    case 'choices':
      return value.map((one: string) => label(one)).join(', ')
    case 'choice':
      // A day is a date cell.
      return field.options === 'eventDays' ? value : label(value)
    default:
      return field.options ? label(value) : value
  }
}

/** The text of a PDF. */
export const pdfText = (bytes: Buffer) =>
  program('pdftotext', ['-raw', '-', '-'], { input: bytes }).toString().replace(/\s+/g, ' ')
