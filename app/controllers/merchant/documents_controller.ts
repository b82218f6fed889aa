import type { HttpContext } from '@adonisjs/core/http'
import { uploadedDocument } from '#http/files/uploaded_document'
import { fieldLabel } from '#form_types/words'
import { notFound } from '#http/route_records'
import { noteDocument } from '#journal/entries'

export default class DocumentsController {
  async show(ctx: HttpContext) {
    const file = await uploadedDocument(ctx)
    const { form, field } = file
    await noteDocument(ctx.auth.getUserOrFail(), 'look', file)
    const pages = await file.pages()
    if (!pages) throw notFound(ctx)
    return ctx.inertia.render('merchant/document', {
      form: { id: form.id, type: form.type, idForm: form.idForm, name: form.fullName },
      document: {
        file: file.key,
        name: file.name,
        label: fieldLabel(ctx.i18n, form.type, field),
        pages: 'count' in pages ? pages.count : 0,
        problem: 'problem' in pages ? pages.problem : null,
      },
    })
  }
}
