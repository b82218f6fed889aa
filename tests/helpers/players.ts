import type { ApiClient } from '@japa/api-client'
import type { Picture } from '#tests/helpers/form_body'
import { addFields, goodPhoto } from '#tests/helpers/forms'
import type User from '#models/user'

let people = 0

/** A new person with unique data. */
export function somebody(changes: Record<string, unknown> = {}): Record<string, any> {
  people += 1
  return {
    name: 'Ana',
    lastName: 'Ruiz Gil',
    birthDate: '1990-03-14',
    document: `PAS${String(people).padStart(6, '0')}`,
    idGender: 'woman',
    idNationality: 'ES',
    email: `ana.${people}@example.com`,
    cellPhone: '600123123',
    ...changes,
  }
}

/** The answers of a team member by the names of the contract. */
export function member(player: { id: number; tour: string }, detail: Record<string, unknown> = {}) {
  const person = somebody()
  return {
    ...person,
    acceptPrivacy: 'true',
    ...inDetail('', {
      type: 'Coach',
      validity: 'full',
      tour: player.tour,
      player: String(player.id),
      passportNumber: person.document,
      ...detail,
    }),
  }
}

/** The answers of the guest with this number. */
export function guest(number: number, detail: Record<string, unknown> = {}) {
  const person = Object.entries(somebody({ name: 'Gil' }))
  return {
    [`has_guest${number}`]: 'true',
    ...Object.fromEntries(person.map(([name, value]) => [`guests[${number}][${name}]`, value])),
    ...inDetail(`guests[${number}]`, { type: 'Guest', validity: 'full', ...detail }),
  }
}

function inDetail(prefix: string, detail: Record<string, unknown>) {
  const name = (key: string) => (prefix ? `${prefix}[detail][${key}]` : `detail[${key}]`)
  const given = Object.entries(detail).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [name(key), value]))
}

/** Sends a team member's form with a photo for each person; returns JSON. */
export async function sendMember(
  client: ApiClient,
  answers: Record<string, any>,
  {
    path = '/forms/jugadores',
    files = {},
    locale = 'es',
    by,
  }: { path?: string; files?: Record<string, Picture | null>; locale?: string; by?: User } = {}
) {
  const request = client
    .post(path)
    .withSession({ locale })
    .withCsrfToken()
    .redirects(0)
    .header('accept', 'application/json')
  if (by) request.loginAs(by)
  addFields(request, answers)
  const photos = ['image', ...[1, 2, 3].flatMap((number) => `guests[${number}][image]`)]
  for (const name of photos) {
    const wanted = name === 'image' || answers[`has_${name.slice(0, 5)}${name[7]}`]
    const photo = name in files ? files[name] : wanted ? await goodPhoto() : null
    if (photo) request.file(name, photo.bytes, { filename: photo.name, contentType: photo.type })
  }
  for (const [name, file] of Object.entries(files))
    if (file && !photos.includes(name))
      request.file(name, file.bytes, { filename: file.name, contentType: file.type })
  return request
}

/** The fields with errors in a JSON response, with their rules. */
export const problemsOf = (response: { body(): any }) =>
  (response.body().errors ?? []).map(({ field, rule }: any) => `${field} ${rule}`)

export const pdf = (name = 'carta.pdf'): Picture => ({
  bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  name,
  type: 'application/pdf',
})
