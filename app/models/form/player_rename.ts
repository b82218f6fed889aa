import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import { updateCardsOf } from '#models/card/staleness'
import Form from '#models/form'
import { changedColumns } from '#models/form/columns'
import type { Actor } from '#shared/history'

type Player = { id: number; fullName: string }

export async function renamePlayerInRequests(
  trx: TransactionClientContract,
  { id: player, fullName: playerName }: Player,
  by: Actor
) {
  const people = await Form.query({ client: trx })
    .where({ player })
    .whereNot('type', 'free')
    .orderBy('id')
    .forUpdate()
  const outdated = people.filter(({ detail }) => detail.playerName !== playerName)
  for (const form of outdated) {
    const row = { detail: { ...form.detail, playerName } }
    await trx
      .from('forms')
      .where('id', form.id)
      .update({
        ...(await changedColumns(trx, form, row)),
        version: form.version + 1,
        updated_at: sqlNow(trx),
      })
  }
  await FormLog.write(
    trx,
    by,
    outdated.map(({ id: formId, detail }) => ({
      formId,
      type: 'updated',
      from: { playerName: detail.playerName ?? null },
      to: { playerName },
    }))
  )
  await updateCardsOf(
    trx,
    outdated.map(({ id }) => id),
    by
  )
}
