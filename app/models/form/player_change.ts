import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#exceptions/field_refusal'
import { sqlNow } from '#sql/bulk'
import type { Stored } from '#sql/json'
import FormLog from '#models/form_log'
import type Form from '#models/form'
import { updateCardsOf } from '#models/card/staleness'
import { changedColumns } from '#models/form/columns'
import Tournament from '#models/tournament'
import type { Actor } from '#shared/history'
import { countingStates } from '#shared/request_states'

/** Asks for a place at the new player, or for one of another kind. Returns the answers that follow from it. */
export async function admitToPlayer(
  trx: TransactionClientContract,
  form: Form,
  answers: Stored,
  by: Actor | null
): Promise<Stored> {
  const { admit } = form.formType
  const staysWithPlayer = answers.player === form.player
  const holdsPlace = countingStates.includes(form.state) && form.player !== null
  const changesPlace = holdsPlace && answers.validity !== form.detail.validity
  if (staysWithPlayer && answers.tour !== form.detail.tour) await refuseOtherTour(trx, answers)
  if (!admit || (staysWithPlayer && !changesPlace)) return {}
  const edition = await Tournament.findOrFail(form.tournamentId, { client: trx })
  const admission = { trx, answers, edition, byStaff: by !== null }
  if (staysWithPlayer) {
    await admit({ ...admission, guests: [], holder: form.id })
    return {}
  }
  return admit({ ...admission, guests: await guestsOf(trx, form) })
}

/** @throws FieldRefusal at `player` */
async function refuseOtherTour(trx: TransactionClientContract, { player, tour }: Stored) {
  const row = await trx.from('default_players').where('id', Number(player)).first()
  if (row && row.tour !== tour) throw new FieldRefusal('player', 'notInPlayersList')
}

export async function moveGuestsToPlayer(
  trx: TransactionClientContract,
  form: Form,
  { player, playerName }: Stored,
  by: Actor | null
) {
  if (!player || player === form.player) return
  const guests = form.useTransaction(trx).related('guests').query().orderBy('id').forUpdate()
  for (const guest of await guests) {
    const row = { player, detail: { ...guest.detail, playerName } }
    await trx
      .from('forms')
      .where('id', guest.id)
      .update({
        ...(await changedColumns(trx, guest, row)),
        version: guest.version + 1,
        updated_at: sqlNow(trx),
      })
    const names = { from: { playerName: guest.detail.playerName ?? null }, to: { playerName } }
    await FormLog.write(trx, by, [{ formId: guest.id, type: 'updated', ...names }])
    await updateCardsOf(trx, [guest.id], by)
  }
}

async function guestsOf(trx: TransactionClientContract, form: Form): Promise<Stored[]> {
  const rows = await trx.from('forms').where('id_parent', form.id).select('id', 'detail')
  return rows.map(({ id, detail }) => ({ id, ...detail }))
}
