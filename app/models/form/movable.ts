import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FormSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import type { FormType } from '#form_types/define'
import FormLog from '#models/form_log'
import { addPerson, shortageOf, noPlaces } from '#models/default_player/allowance'
import { sqlNow } from '#sql/bulk'
import { whereOpen } from '#sql/single_use'
import type { Stored } from '#sql/json'
import type Form from '#models/form'
import { updateCardsOf } from '#models/card/staleness'
import { changedColumns } from '#models/form/columns'
import { lockCounter } from '#models/form/counters'
import { addressOf } from '#models/form/correspondence'
import { convertForm, rowOf, type Conversion } from '#models/form/conversion'
import { HOST, lockHost } from '#models/form/hosts'
import { identityOf } from '#models/form/identity'
import { writeToOther } from '#models/form/other_recipient'
import { twinIn } from '#models/form/twins'
import { discardFiles } from '#models/form/photos'
import Permission from '#models/permission'
import { playerNameOf } from '#text/name_of'
import { newStatusLink, personKeysOf } from '#text/secrets'
import type { Actor } from '#shared/history'

export function Movable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /** Needs the tournament. @throws FieldRefusal `notAHost`, `places…`; Refusal `editedMeanwhile` */
    async changeHost(
      this: Form,
      host: Form,
      { by, exceedReason }: { by: Actor; exceedReason?: string | null }
    ): Promise<void> {
      if (this.idParent === host.id) return
      await db.transaction(async (trx) => {
        const player = await lockHost(trx, host)
        if (host.player !== this.player && this.state !== 'rejected' && !exceedReason) {
          const needed = addPerson(noPlaces(), { type: this.type, validity: this.detail.validity })
          const shortage = await shortageOf(trx, player, needed, this.tournament, [this.id])
          if (shortage) throw new FieldRefusal('player', `places.${shortage.kind}`, shortage)
        }
        const playerName = playerNameOf({ name: player.name, lastName: player.last_name })
        const detail = { ...this.detail, playerName, ...(exceedReason && { exceedReason }) }
        await writeGuarded(trx, this, { idParent: host.id, player: player.id, detail })
        const formerHost = this.idParent
          ? await trx.from('forms').where('id', this.idParent).first()
          : null
        const from = {
          host: formerHost?.id_form ?? null,
          playerName: this.detail.playerName ?? null,
        }
        const to = { host: host.idForm, playerName, ...(exceedReason && { reason: exceedReason }) }
        await FormLog.write(trx, by, [{ formId: this.id, type: 'assigned', from, to }])
        await updateCardsOf(trx, [this.id], by)
      })
      await this.refresh()
    }

    /**
     * Keeps reference, photo and history. The link ends, and a mail brings a new one, if the mails of the
     * new type go to another address. Needs the tournament.
     * @throws FieldRefusal at `form`; Refusal `notMovable`, `editedMeanwhile`
     */
    async changeType(this: Form, target: FormType, by: Actor): Promise<void> {
      refuseMove(this, target)
      const conversion = await convertForm(this, target)
      const discarded = await db.transaction(async (trx) => {
        await lockCounter(trx, this.tournamentId, target.code)
        const category = target.category(conversion.kept)
        const profile = await Permission.ofCategory(this.tournamentId, category, trx)
        const asked = questionAfterMove(target, this)
        const row = {
          ...rowOf(this, conversion),
          type: target.key,
          category,
          idPermission: profile?.id ?? null,
          customPermission: null,
          player: null,
          idParent: null,
          asked,
        }
        const next = { ...this.$attributes, ...row }
        const own = { name: this.name, email: this.email }
        const endsLink = addressOf({ ...own, ...row }) !== addressOf(this)
        const keys = personKeysOf(identityOf(next))
        const sought = { tournamentId: this.tournamentId, type: target.key, keys }
        const twin = await twinIn(trx, sought, this.id)
        if (twin) throw new FieldRefusal('form', 'move.twin', { reference: twin.idForm })
        await writeGuarded(trx, this, {
          ...row,
          tutorConfirmedAt: null,
          ...(endsLink && newStatusLink(this.idForm)),
        })
        // After the write, which waits for a guest who is being saved and so keeps the host locked.
        await refuseIfHasGuests(trx, this)
        const files = trx
          .from('form_files')
          .where('form_id', this.id)
          .whereIn('field', conversion.files)
        const deleted = await files.clone().select('field', 'key', 'name')
        await files.delete()
        const from = {
          form: this.type,
          category: this.category,
          answers: lostAnswers(this, conversion),
          files: deleted.map(({ name }) => name),
        }
        const to = { form: target.key, category }
        await FormLog.write(trx, by, [{ formId: this.id, type: 'moved', from, to }])
        await writeToOther(trx, this, { endsLink, hasOtherTutor: true })
        return deleted
      })
      await discardFiles(discarded.map(({ key }) => key))
      await this.refresh()
    }
  }
}

/** The open question to the applicant, with the fields that the form type has too; null if it has none. */
export function questionAfterMove(target: FormType, { asked }: Form) {
  const fields = asked?.fields.filter((name) => name in target.publicFields) ?? []
  return asked && fields.length > 0 ? { ...asked, fields } : null
}

function refuseMove(form: Form, target: FormType) {
  if (form.state !== 'waiting' || form.withdrawnAt)
    throw new Refusal('notMovable', {}, { status: 409 })
  const refusal = (rule: string) => new FieldRefusal('form', `move.${rule}`)
  if (target.key === form.type) throw refusal('same')
  if (target.sport !== form.formType.sport) throw refusal('sport')
  if (target.key === 'guest') throw refusal('guest')
  if (target.key === HOST) throw refusal('player')
  if (form.reserved) throw refusal('reserved')
}

async function refuseIfHasGuests(trx: TransactionClientContract, form: Form) {
  const guest = await trx.from('forms').where('id_parent', form.id).select('id').first()
  const link = await whereOpen(trx.from('guest_links').where('form_id', form.id))
    .select('id')
    .first()
  if (guest || link) throw new FieldRefusal('form', 'move.hasGuests')
}

async function writeGuarded(trx: TransactionClientContract, form: Form, row: Stored) {
  const written = await trx
    .from('forms')
    .where({ id: form.id, version: form.version, state: form.state })
    .update({
      ...(await changedColumns(trx, form, row)),
      version: form.version + 1,
      updated_at: sqlNow(trx),
    })
  if (Number(written) === 0) throw new Refusal('editedMeanwhile', {}, { status: 409 })
}

/** Sensitive answers appear in the history by name only. */
function lostAnswers(form: Form, { lost, files }: Conversion) {
  const { allFields } = form.formType
  return Object.fromEntries(
    Object.entries(lost)
      .filter(([name]) => !files.includes(name) && name !== 'player')
      .map(([name, value]) => [name, allFields[name].sensitive ? null : value])
  )
}
