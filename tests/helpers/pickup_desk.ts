import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import Pickup from '#models/pickup'
import { makeList } from '#pickups/make_list'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import type User from '#models/user'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { openTournaments } from '#tests/helpers/world'

/** Approved people with printed cards, and the user at the desk. */
export async function printedCards(count: number, changes: Record<string, unknown> = {}) {
  const { tennis, golf } = await openTournaments()
  const user = await people.coordinator()
  const forms = await FormFactory.merge({ tournamentId: tennis.id, ...changes }).createMany(count)
  const ids = forms.map(({ id }) => id)
  await decideOn(ids, 'approved')
  await Card.query().whereIn('formId', ids).update({ printedAt: DateTime.utc().toSQL() })
  const cards = await Card.query().whereIn('formId', ids).orderBy('formId')
  return { tennis, golf, user, forms, ids, cards }
}

export const collector = {
  name: 'Marta',
  lastname: 'Ejemplo Ruiz',
  email: 'marta@example.com',
  phone: '600 123 123',
  document: '12345678Z',
  type: 'company',
  observations: 'Viene con furgoneta',
}

/** A drawn signature in the format of a browser. */
export async function signatureOf(strokes = '<path d="M20 60 Q80 0 140 60 T260 60"/>') {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120">
    <g stroke="#0f172a" stroke-width="4" fill="none">${strokes}</g></svg>`
  const png = await sharp(Buffer.from(drawing)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The pickup list routes as a program. */
export function deskOf(client: ApiClient, user: User) {
  const ask = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](`/merchant/signature${path}`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .header('accept', 'application/json')
      .json(body)
  const begin = async (forms: number[] = [], changes: object = {}) => {
    await ask('post', '', { ...collector, ...changes, forms })
    return Pickup.query().orderBy('id', 'desc').firstOrFail()
  }
  const sign = async ({ id }: { id: number }, body: object = {}) =>
    ask('post', `/${id}/sign`, { sign: await signatureOf(), ...body })
  return {
    ask,
    begin,
    sign,
    async signed(forms: number[]) {
      const list = await begin(forms)
      await sign(list)
      return list
    },
    read: (text: string, body: object = {}) =>
      ask('post', `/validate/${encodeURIComponent(text)}`, body),
    async open({ id }: { id: number }) {
      const page = await client.get(`/merchant/signature/${id}`).loginAs(user).withInertia()
      return (page.inertiaProps as any).collective
    },
  }
}

/** The ids of an unsigned and a signed list. */
export async function collections({ id }: { id: number }, by: User) {
  await by.refresh()
  await Card.query().where('formId', id).update({ printedAt: DateTime.utc().toSQL() })
  const waiting = await makeList(collector, [], by)
  const signed = await makeList(collector, [id], by)
  const png = await readSignature(await signatureOf())
  await signList(signed, { png, by, locale: 'es' })
  return { waiting: waiting.id, signed: signed.id }
}
