import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import ConsentText from '#models/consent_text'
import EditionClosing from '#models/edition_closing'
import Form from '#models/form'
import FormFile from '#models/form_file'
import { noteForgotten } from '#models/forgotten_request'
import LedgerEntry from '#models/ledger_entry'
import { discardFiles } from '#models/form/photos'
import MailMessage from '#models/mail_message'
import type { Removal } from '#purge/removal'
import { isPostgres } from '#sql/dialect'
import { countRows } from '#sql/counts'

/** Keys of the photos and documents of requests on the drive. */
export async function filesOf(forms: Form[], client?: QueryClientContract): Promise<string[]> {
  const ids = forms.map(({ id }) => id)
  const documents = await FormFile.query({ client }).whereIn('formId', ids).orderBy('id')
  const photos = forms.flatMap(({ image, imageOriginal }) => [image, imageOriginal])
  return [...photos.filter((key) => key !== null), ...documents.map(({ key }) => key)]
}

/** Deletes requests with their files and mails. Those whose files cannot be deleted stay. */
export const removeRequests = (
  removal: Removal,
  requests: () => ModelQueryBuilderContract<typeof Form, Form>
) =>
  removal.each(
    requests,
    async (form) => discardFiles(await filesOf([form])),
    (ids) =>
      db.transaction(async (trx) => {
        await MailMessage.query({ client: trx }).whereIn('formId', ids).delete()
        await forgetRequests(trx, ids)
      })
  )

/**
 * Deletes requests with all rows that belong to them alone. Restaurants keep their charges, and a
 * closed edition its whole ledger, without the person. `erased`: with everything else of the person.
 */
export async function forgetRequests(
  client: QueryClientContract,
  ids: number[],
  { erased = false } = {}
) {
  if (ids.length === 0) return
  // A guest may be kept longer than their host.
  await Form.query({ client }).whereIn('idParent', ids).update({ idParent: null })
  const ofClosed = Form.query({ client })
    .whereIn('tournamentId', EditionClosing.editionIds())
    .select('id')
  const entries = () => LedgerEntry.query({ client }).whereIn('formId', ids)
  await entries().whereNull('restaurantId').whereNotIn('formId', ofClosed).delete()
  await entries().update({ reason: null })
  await noteForgotten(client, 'forms', ids, { erased })
  await Form.query({ client }).whereIn('id', ids).delete()
}

/**
 * Deletes accepted texts that no remaining request names. The texts contain nothing personal. Returns
 * their number; a dry run only counts them.
 */
export function forgetUnnamedTexts(
  remaining: ModelQueryBuilderContract<typeof Form>,
  { dryRun = false }: { dryRun?: boolean }
): Promise<number> {
  return db.transaction(async (trx) => {
    // A submission may be about to name an old text again, so one waits for the other.
    if (isPostgres(trx)) await trx.rawQuery('lock table consent_texts in share row exclusive mode')
    const named = trx.from('consents').whereIn('form_id', remaining).select('text_hash')
    const unnamed = () => ConsentText.query({ client: trx }).whereNotIn('hash', named.clone())
    const total = await countRows(unnamed())
    if (!dryRun) await unnamed().delete()
    return total
  })
}
