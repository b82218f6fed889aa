import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import BlacklistEntry from '#models/blacklist_entry'
import type Form from '#models/form'
import FormPolicy from '#policies/form_policy'
import { CardSheet, type CardFace, type CardSheetOptions } from '#documents/card_sheet'

type Faces = Iterable<CardFace> | AsyncIterable<CardFace>

export function sendCards(
  { response }: HttpContext,
  faces: Faces,
  options: Pick<CardSheetOptions, 'layout' | 'sheet'>
) {
  const pdf = new PassThrough()
  response.header('Content-Type', 'application/pdf')
  response.header('Content-Disposition', 'inline; filename="acreditaciones.pdf"')
  const drawing = new CardSheet(faces, options).render(pdf)
  drawing.catch((error) => pdf.destroy(error))
  return response.stream(pdf)
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
