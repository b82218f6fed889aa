import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import BlacklistEntry from '#models/blacklist_entry'
import { noteAccess } from '#journal/entries'
import type Form from '#models/form'
import { cardFaceOf } from '#models/form/card_face'
import FormPolicy from '#policies/form_policy'
import { CardSheet, type CardFace, type CardSheetOptions } from '#documents/card_sheet'

type Paper = Pick<CardSheetOptions, 'layout' | 'sheet'>
type Faces = Iterable<CardFace> | AsyncIterable<CardFace>

export function sendCards({ response }: HttpContext, faces: Faces, paper: Paper) {
  const pdf = new PassThrough()
  response.header('Content-Type', 'application/pdf')
  response.header('Content-Disposition', 'inline; filename="acreditaciones.pdf"')
  const drawing = new CardSheet(faces, paper).render(pdf)
  drawing.catch((error) => pdf.destroy(error))
  return response.stream(pdf)
}

/** The card of a sample request, which the journal notes if it is somebody's. */
export async function sendSampleCard(ctx: HttpContext, sample: Form, paper: Paper) {
  const user = ctx.auth.getUserOrFail()
  if (sample.$isPersisted) await noteAccess(user, 'print', { formId: sample.id, total: 1 })
  return sendCards(ctx, [await cardFaceOf(sample, { sample: true })], paper)
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
