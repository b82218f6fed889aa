import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { uploadedDocument } from '#http/files/uploaded_document'
import { notFound } from '#http/route_records'
import { noteDocument, notePhoto } from '#journal/entries'
import Form from '#models/form'
import { photoKeyOf, readPhoto, restoreThumb } from '#models/form/photos'
import { fileName, mediaTypes } from '#models/form/uploads'
import FormPolicy from '#policies/form_policy'
import { nameFile } from '#http/files/named_file'

/** Photos for users of the request; whole photos, and documents as sent, for users who may correct it. */
export default class FilesController {
  async show(ctx: HttpContext) {
    const key = String(ctx.request.qs().file ?? '')
    if (/^portraits\/[-0-9A-Z]{26,53}(\.sealed)?(\.thumb)?\.jpg$/.test(key))
      return this.#photo(ctx, key)
    if (/^originals\/[-0-9A-Z]{26,53}(\.sealed)?\.jpg$/.test(key)) return this.#original(ctx, key)
    return this.#document(ctx, key)
  }

  async #photo(ctx: HttpContext, key: string) {
    const photo = photoKeyOf(key)
    const form = await Form.query()
      .where('image', photo)
      .select('id', 'type', 'minor', 'restrictedAt')
      .first()
    // A portrait that was cropped later is an original now.
    if (!form) return this.#original(ctx, key)
    await ctx.bouncer.with(FormPolicy).authorize('open', form)
    if (key === photo) await notePhoto(ctx.auth.getUserOrFail(), form.id)
    else if (!(await drive.use().exists(key))) await restoreThumb(photo)
    // Answers of the office are not stored; the lists of adults would load each photo again.
    if (!form.minor) ctx.response.header('Cache-Control', 'private, max-age=3600')
    return this.#send(ctx, key)
  }

  async #original(ctx: HttpContext, key: string) {
    const form = await Form.query()
      .where('imageOriginal', key)
      .select('id', 'type', 'minor', 'restrictedAt')
      .firstOrFail()
    await ctx.bouncer.with(FormPolicy).authorize('edit', form)
    await notePhoto(ctx.auth.getUserOrFail(), form.id)
    return this.#send(ctx, key)
  }

  async #document(ctx: HttpContext, key: string) {
    const file = await uploadedDocument(ctx)
    await noteDocument(ctx.auth.getUserOrFail(), 'document', file)
    const bytes = await file.read()
    if (!bytes) throw notFound(ctx)
    // Names of earlier uploads may have another ending.
    nameFile(ctx.response, fileName(file.name, extname(key).slice(1)))
    this.#describe(ctx, key)
    return ctx.response.send(bytes)
  }

  async #send(ctx: HttpContext, key: string) {
    const bytes = await readPhoto(key)
    if (!bytes) throw notFound(ctx)
    this.#describe(ctx, key)
    return ctx.response.send(bytes)
  }

  #describe({ response }: HttpContext, key: string) {
    response.header('Content-Type', mediaTypes[extname(key).slice(1)])
    response.header('Content-Security-Policy', `default-src 'none'; sandbox`)
  }
}
