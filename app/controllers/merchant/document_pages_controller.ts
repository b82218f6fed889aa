import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { uploadedDocument } from '#http/files/uploaded_document'
import { printable } from '#documents/cards/fonts'
import { PhotoError } from '#documents/photo'
import { notFound } from '#http/route_records'
import { noteLook } from '#journal/entries'
import type FormFile from '#models/form_file'
import type User from '#models/user'
import { formatMoment } from '#text/moments'

/** Longer names would make the letters of the mark too small. */
const LONGEST_NAME = 60

export default class DocumentPagesController {
  async show(ctx: HttpContext) {
    const { request, response, auth } = ctx
    const file = await uploadedDocument(ctx)
    const page = String(request.qs().page ?? '')
    if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound(ctx)
    const user = auth.getUserOrFail()
    await noteLook(user, file)
    const picture = await file.page(Number(page), this.#mark(user, file)).catch((error) => {
      if (error instanceof PhotoError) throw notFound(ctx)
      throw error
    })
    if (!picture) throw notFound(ctx)
    response.header('Content-Type', 'image/jpeg')
    response.header('Content-Security-Policy', `default-src 'none'; sandbox`)
    return response.send(picture)
  }

  #mark({ name }: User, { form }: FormFile): string {
    const now = formatMoment(DateTime.now(), form.tournament.timeZone)
    return `${printable(name).slice(0, LONGEST_NAME)} · ${now}`
  }
}
