import type { HttpContext } from '@adonisjs/core/http'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import Form from '#models/form'
import { countRows } from '#sql/counts'

/** A sentence about rejected hosts, followed by one about their guests whose cards still open the doors. */
export async function withGuestsLeft(
  { i18n }: HttpContext,
  sentence: string,
  hosts: number[] | ChainableContract
): Promise<string> {
  const guests = Form.query().withScopes((scopes) => scopes.approvedGuestsOf(hosts))
  const count = await countRows(guests)
  return count > 0 ? `${sentence} ${i18n.t('messages.guestsStay', { count })}` : sentence
}
