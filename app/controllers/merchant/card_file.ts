import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
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
