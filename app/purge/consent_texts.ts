import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import ConsentText from '#models/consent_text'
import type Form from '#models/form'

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
    if (trx.dialect.name === 'postgres')
      await trx.rawQuery('lock table consent_texts in share row exclusive mode')
    const named = trx.from('consents').whereIn('form_id', remaining).select('text_hash')
    const unnamed = () => ConsentText.query({ client: trx }).whereNotIn('hash', named.clone())
    const [{ total }] = await unnamed().count('* as total').pojo<{ total: number }>()
    if (!dryRun) await unnamed().delete()
    return Number(total)
  })
}
