import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import type { FormType } from '#form_types/define'
import { add, lackOf, lockPlayer, none } from '#models/allowance'
import { insertMany, sqlNow } from '#models/bulk'
import type Form from '#models/form'
import { followForms } from '#models/card/following'
import { derivedColumns, toColumns } from '#models/form/columns'
import { converted, rowOf, type Conversion } from '#models/form/conversion'
import { HOST, keepHost } from '#models/form/hosts'
import { twinIn } from '#models/form/twins'
import { discardUploads } from '#models/form/uploads'
import { playerNameOf } from '#models/player/name'

type Author = { id: number }

/** A request that turns out to belong elsewhere: a guest to another host, or to another type. */
export function Movable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /**
     * Lets a guest come with another host. The tournament must be loaded.
     * @throws FieldRefusal `notAHost`, or `places…` where the host's player has no place left and
     *   nobody says why there should be one more
     * @throws Refusal `editedMeanwhile`
     */
    async comeWith(host: Form, { by, exceedReason }: { by: Author; exceedReason?: string | null }) {
      const guest = this as unknown as Form
      if (guest.idParent === host.id) return
      await db.transaction(async (trx) => {
        const player = await lockPlayer(trx, host.player, guest.tournamentId)
        if (!player) throw new FieldRefusal('player', 'notAHost')
        await keepHost(trx, host)
        if (host.player !== guest.player && guest.state !== 'rejected' && !exceedReason) {
          const asked = add(none(), { type: guest.type, validity: guest.detail.validity })
          const lacking = await lackOf(trx, player, asked, guest.tournament, [guest.id])
          if (lacking) throw new FieldRefusal('player', `places.${lacking.kind}`, lacking)
        }
        const playerName = playerNameOf(player.name, player.last_name)
        const detail = { ...guest.detail, playerName, ...(exceedReason && { exceedReason }) }
        await overwrite(trx, guest, { idParent: host.id, player: player.id, detail })
        const former = guest.idParent
          ? await trx.from('forms').where('id', guest.idParent).first()
          : null
        await log(trx, guest, 'assigned', by, {
          from: { host: former?.id_form ?? null, playerName: guest.detail.playerName ?? null },
          to: { host: host.idForm, playerName, ...(exceedReason && { reason: exceedReason }) },
        })
        await followForms(trx, [guest.id], by)
      })
      await this.refresh()
    }

    /**
     * Becomes a request of another type with the answers that both ask; the person keeps
     * reference, link, photo and history, and is not written to. The tournament must be loaded.
     * @throws FieldRefusal at `form` where it cannot be moved there
     * @throws Refusal `notMovable` once it is decided or withdrawn; `editedMeanwhile`
     */
    async become(target: FormType, by: Author) {
      const form = this as unknown as Form
      refuse(form, target)
      const change = await converted(form, target)
      const discarded = await db.transaction(async (trx) => {
        await lockCounter(trx, form.tournamentId, target.code)
        await refuseHost(trx, form)
        const category = target.category(change.kept)
        const profile = await trx
          .from('permissions')
          .where({ tournament_id: form.tournamentId, category })
          .first()
        const row = {
          ...rowOf(form, change),
          type: target.key,
          category,
          idPermission: profile?.id ?? null,
          customPermission: null,
          player: null,
          idParent: null,
          asked: null,
        }
        const next = { ...form.$attributes, ...row }
        const { personKey } = derivedColumns(next)
        const sought = { tournamentId: form.tournamentId, type: target.key, personKey }
        const twin = await twinIn(trx, sought, form.id)
        if (twin) throw new FieldRefusal('form', 'move.twin', { reference: twin.idForm })
        await overwrite(trx, form, row)
        const files = trx
          .from('form_files')
          .where('form_id', form.id)
          .whereIn('field', change.files)
        const gone = await files.clone().select('field', 'key', 'name')
        await files.delete()
        await log(trx, form, 'moved', by, {
          from: {
            form: form.type,
            category: form.category,
            answers: told(form, change),
            files: gone.map(({ name }) => name),
          },
          to: { form: target.key, category },
        })
        return gone
      })
      await discardUploads({ portrait: {}, files: discarded })
      await this.refresh()
    }
  }
}

function refuse(form: Form, target: FormType) {
  if (form.state !== 'waiting' || form.withdrawnAt)
    throw new Refusal('notMovable', {}, { status: 409 })
  const rule =
    (target.key === form.type && 'same') ||
    (target.sport !== form.formType.sport && 'sport') ||
    (target.key === 'guest' && 'guest') ||
    (target.key === HOST && 'player') ||
    (form.reserved && 'reserved')
  if (rule) throw new FieldRefusal('form', `move.${rule}`)
}

/** Whoever brings guests, or has invited some, cannot leave them without a host. */
async function refuseHost(trx: TransactionClientContract, form: Form) {
  const guest = await trx.from('forms').where('id_parent', form.id).select('id').first()
  const link = await trx
    .from('guest_links')
    .where('form_id', form.id)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', sqlNow(trx))
    .select('id')
    .first()
  if (guest || link) throw new FieldRefusal('form', 'move.hasGuests')
}

/** Requests of a type come one after the other, so that nobody asks twice in the same moment. */
function lockCounter(trx: TransactionClientContract, tournamentId: number, code: string) {
  return trx.rawQuery(
    `insert into form_counters (tournament_id, code, last) values (?, ?, 0)
     on conflict (tournament_id, code) do update set last = form_counters.last`,
    [tournamentId, code]
  )
}

/** Writes columns of a request as it was read; whoever changed it meanwhile wins. */
async function overwrite(
  trx: TransactionClientContract,
  form: Form,
  row: Record<string, unknown> & { detail: Record<string, any> }
) {
  const next = { ...form.$attributes, ...row }
  const written = await trx
    .from('forms')
    .where({ id: form.id, version: form.version, state: form.state })
    .update({
      ...toColumns({ ...row, ...derivedColumns(next) }),
      version: form.version + 1,
      updated_at: sqlNow(trx),
    })
  if (Number(written) === 0) throw new Refusal('editedMeanwhile', {}, { status: 409 })
}

/** The answers that go, as the history may know them: sensitive ones by their name alone. */
function told(form: Form, { lost, files }: Conversion) {
  const { allFields } = form.formType
  return Object.fromEntries(
    Object.entries(lost)
      .filter(([name]) => !files.includes(name) && name !== 'player')
      .map(([name, value]) => [name, allFields[name].sensitive ? null : value])
  )
}

function log(
  trx: TransactionClientContract,
  { id }: Form,
  type: 'assigned' | 'moved',
  by: Author,
  change: { from: Record<string, unknown>; to: Record<string, unknown> }
) {
  return insertMany(trx, 'form_logs', [
    { formId: id, type, userId: by.id, ...change, at: DateTime.utc() },
  ])
}
