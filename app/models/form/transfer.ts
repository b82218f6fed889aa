import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { insertMany } from '#models/bulk'
import type Form from '#models/form'
import { followForms } from '#models/card/following'
import { derivedColumns, toColumns } from '#models/form/columns'
import { fromJson } from '#models/json'
import Tournament from '#models/tournament'

/**
 * What is added to the answers of somebody who comes with another player from now on; they and
 * their guests take places of that one.
 * @throws FieldRefusal when there are none left
 */
export async function readmitted(
  trx: TransactionClientContract,
  form: Form,
  answers: Record<string, any>,
  by: { id: number } | null
): Promise<Record<string, any>> {
  const { admit } = form.formType
  if (!admit || answers.player === form.player) return {}
  const edition = await Tournament.findOrFail(form.tournamentId, { client: trx })
  return admit({
    trx,
    answers,
    guests: await guestsOf(trx, form),
    edition: edition as any,
    byStaff: by !== null,
  })
}

/** Guests come with the player of the one who brings them. */
export async function takeGuestsAlong(
  trx: TransactionClientContract,
  form: Form,
  { player, playerName }: Record<string, any>,
  by: { id: number } | null
) {
  if (!player || player === form.player) return
  for (const guest of await form.related('guests').query().useTransaction(trx)) {
    const row = { player, detail: { ...guest.detail, playerName } }
    const derived = derivedColumns({ ...guest.$attributes, ...row })
    await trx
      .from('forms')
      .where('id', guest.id)
      .update(toColumns({ ...row, ...derived }))
    await insertMany(trx, 'form_logs', [
      {
        formId: guest.id,
        type: 'updated',
        userId: by?.id ?? null,
        from: { playerName: guest.detail.playerName ?? null },
        to: { playerName },
        at: DateTime.utc(),
      },
    ])
    await followForms(trx, [guest.id], by)
  }
}

/** The guests that a request brought, with the answers of their `detail`. */
async function guestsOf(trx: TransactionClientContract, form: Form): Promise<any[]> {
  const rows = await trx.from('forms').where('id_parent', form.id).select('id', 'detail')
  return rows.map(({ id, detail }) => ({ id, ...fromJson(detail) }))
}
