import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { isJsonCaller } from '#http/json_caller'
import { Refusal } from '#exceptions/refusal'
import type ImportRun from '#models/import_run'
import { importDetails } from '#props/import'

/** Redirects to the import. @throws Refusal `importDoubtful` if it looks wrong and waits */
export function importAnswer(ctx: HttpContext, run: ImportRun) {
  const { response, i18n } = ctx
  const { state, counts, details, formType } = run
  const routes = run.tour === 'ATP' ? 'imports_atp' : 'imports'
  const page = formType
    ? urlFor('merchant.import_people.show', { form: formType, id: run.id })
    : urlFor(`merchant.${routes}.${state === 'preview' ? 'edit' : 'show'}`, { id: run.id })
  if (state === 'preview' && details) {
    const sentences = isJsonCaller(ctx)
      ? importDetails(run, i18n)
      : [i18n.t('messages.import.seePage')]
    const doubts = sentences.join(' ')
    throw new Refusal('importDoubtful', { doubts }, { status: 409, redirectTo: page })
  }
  if (state !== 'preview')
    flash(ctx, state === 'done' ? 'success' : 'info', i18n.t(`messages.import.${state}`, counts))
  return response.redirect(page)
}
