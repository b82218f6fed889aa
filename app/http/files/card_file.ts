import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { HttpContext } from '@adonisjs/core/http'
import BlacklistEntry from '#models/blacklist_entry'
import { noteAccess } from '#journal/entries'
import type Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import FormPolicy from '#policies/form_policy'
import { CardSheet, logLeftOut, type CardFace, type CardSheetOptions } from '#documents/card_sheet'
import { nameFile } from '#http/files/named_file'

type Paper = Pick<CardSheetOptions, 'layout' | 'sheet'>
type Faces = Iterable<CardFace> | AsyncIterable<CardFace>

/** A few cards as a whole file, and the serials of those in it. */
export async function drawCards(faces: Faces, paper: Paper) {
  const stream = new PassThrough()
  const [pdf, { drawn, ...leftOut }] = await Promise.all([
    buffer(stream),
    new CardSheet(faces, paper).render(stream),
  ])
  logLeftOut(leftOut)
  return { pdf, drawn: new Set(drawn) }
}

export function sendCardsPdf({ response }: HttpContext, pdf: Buffer) {
  response.header('Content-Type', 'application/pdf')
  nameFile(response, 'acreditaciones.pdf', 'inline')
  return response.send(pdf)
}

export async function sendCard(
  ctx: HttpContext,
  form: Form,
  paper: Paper,
  { sample = false } = {}
) {
  const { pdf } = await drawCards([await cardFaceOf(form, { sample })], paper)
  return sendCardsPdf(ctx, pdf)
}

/** The card of a sample request, which the journal notes if it is somebody's. */
export async function sendSampleCard(ctx: HttpContext, sample: Form, paper: Paper) {
  const user = ctx.auth.getUserOrFail()
  if (sample.$isPersisted) await noteAccess(user, 'print', { formId: sample.id, total: 1 })
  return sendCard(ctx, sample, paper, { sample: true })
}

/** The requests among these whose cards the user may print; nobody prints the card of a blacklisted person. */
export async function printableIds({ bouncer }: HttpContext, forms: Form[]) {
  const printable = new Set<number>()
  for (const form of forms) {
    if (await bouncer.with(FormPolicy).allows('print', form)) printable.add(form.id)
  }
  for (const id of await BlacklistEntry.blacklistedIds([...printable])) printable.delete(id)
  return printable
}
