import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { discardAfter } from '#database/transactions'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { addDays } from '#shared/days'
import { copyBackground, discardBackground } from '#models/card/background'
import { updateCardsAfterSave } from '#models/card/staleness'
import EditionClosing from '#models/edition_closing'
import CardDesign from '#models/card_design'
import { deleteBy, recordChange, saveBy } from '#sql/history'
import Permission from '#models/permission'
import Tournament from '#models/tournament'
import { copyLogo, discardLogo, storeLogo } from '#models/tournament/logo'
import { localWindows, writeWindows, type Windows } from '#models/tournament/windows'
import type { Actor } from '#shared/history'
import { relatedCount } from '#sql/counts'

// 52 weeks, so that every day keeps its weekday.
const YEAR_DAYS = 364

/**
 * `logo` is the path of an upload; null removes it. Activating an edition deactivates the other one
 * of its sport.
 * @throws FieldRefusal if the upload is no picture, or if a closed edition would be active
 */
export async function saveEdition(
  edition: Tournament,
  by: Actor,
  { windows = {}, logo }: { windows?: Windows; logo?: string | null } = {}
) {
  if (edition.active && edition.$isPersisted && (await EditionClosing.of(edition)))
    throw new FieldRefusal('active', 'editionClosed')
  const before = edition.logo ?? null
  const oldWindows = edition.$isPersisted ? localWindows(edition) : {}
  if (logo !== undefined) edition.logo = logo && (await storeLogo(logo))
  try {
    await saveBy(edition, by, {
      related: changedWindows(oldWindows, windows, edition.timeZone),
      prepare: async (trx) => {
        if (edition.active) await deactivateOthers(trx, edition, by)
      },
      write: (trx) => writeWindows(trx, edition, windows),
    })
  } catch (error) {
    if (edition.logo !== before) await discardAfter(error, () => discardLogo(edition.logo))
    throw error
  }
  if (edition.logo !== before) await discardLogo(before)
  await updateCardsAfterSave({ tournamentId: edition.id }, by)
}

/** Copies windows, profiles and designs to the same weekdays. @throws Refusal `editionExists` */
export async function copyEdition(edition: Tournament, by: Actor): Promise<Tournament> {
  await edition.load('windows')
  await edition.load('permissions')
  await edition.load('designs')
  const code = nextCode(edition)
  const year = edition.year + 1
  const twin = await Tournament.query()
    .where({ code })
    .orWhere({ sport: edition.sport, year })
    .first()
  if (twin) throw new Refusal('editionExists', { name: twin.fullName, code: twin.code })

  const { id, createdAt, updatedAt, closingNoticedAt, logo, ...columns } = edition.$attributes
  const next = new Tournament().fill({
    ...columns,
    code,
    year,
    active: false,
    quarterFinals: false,
    startsOn: addDays(edition.startsOn, YEAR_DAYS),
    endsOn: addDays(edition.endsOn, YEAR_DAYS),
    pressFrom: edition.pressFrom && addDays(edition.pressFrom, YEAR_DAYS),
    pressTo: edition.pressTo && addDays(edition.pressTo, YEAR_DAYS),
    mindate: edition.mindate && oneYearLater(edition.mindate),
    maxdate: edition.maxdate && oneYearLater(edition.maxdate),
    licenceYear: edition.licenceYear && edition.licenceYear + 1,
    logo: await copyLogo(logo),
  })
  const later = (time: DateTime) => time.setZone(edition.timeZone).plus({ days: YEAR_DAYS }).toUTC()
  const windows = Object.fromEntries(
    edition.windows.map(({ formType, opensAt, closesAt }) => [
      formType,
      { opensAt: later(opensAt), closesAt: later(closesAt) },
    ])
  )
  await saveBy(next, by, {
    duplicateError: () => new Refusal('editionExists', { name: next.fullName, code }),
    write: async (trx) => {
      await writeWindows(trx, next, windows)
      await copyPermissions(trx, edition.permissions, next.id)
      await copyDesigns(trx, edition.designs, next.id)
    },
  })
  return next
}

/** @throws Refusal `editionHasRequests`; `editionKeepsFigures` if it is closed */
export async function removeEdition(edition: Tournament, by: Actor) {
  await edition.load('closing')
  if (edition.closing)
    throw new Refusal('editionKeepsFigures', { name: edition.fullName }, { status: 409 })
  await edition.loadCount('forms')
  const requests = relatedCount(edition, 'forms')
  if (requests > 0) throw new Refusal('editionHasRequests', { name: edition.fullName, requests })
  await edition.load('designs')
  await deleteBy(edition, by)
  await discardLogo(edition.logo)
  for (const { background } of edition.designs) await discardBackground(background)
}

async function deactivateOthers(trx: TransactionClientContract, edition: Tournament, by: Actor) {
  const all = () => Tournament.query({ client: trx }).where({ sport: edition.sport }).orderBy('id')
  // Locks all editions of the sport, so that two people cannot activate two of them.
  await all().forUpdate()
  // Read after the lock, because an edition may have been added while waiting for it.
  for (const other of (await all()).filter(({ id, active }) => active && id !== edition.id)) {
    await other.merge({ active: false }).save()
    await recordChange(trx, other, 'updated', by, { from: { active: true }, to: { active: false } })
  }
}

async function copyPermissions(trx: TransactionClientContract, all: Permission[], to: number) {
  await Permission.createMany(
    all.map(({ $attributes: { id, createdAt, updatedAt, ...columns } }) => ({
      ...columns,
      tournamentId: to,
      startsOn: addDays(columns.startsOn, YEAR_DAYS),
      endsOn: columns.endsOn && addDays(columns.endsOn, YEAR_DAYS),
    })),
    { client: trx }
  )
}

async function copyDesigns(trx: TransactionClientContract, all: CardDesign[], to: number) {
  for (const { category, color, background } of all) {
    const copy = { tournamentId: to, category, color, background: await copyBackground(background) }
    await CardDesign.create(copy, { client: trx })
  }
}

function changedWindows(
  oldWindows: ReturnType<typeof localWindows>,
  windows: Windows,
  zone: string
) {
  const local = (time: DateTime) => time.setZone(zone).toFormat(`yyyy-MM-dd'T'HH:mm`)
  return Object.fromEntries(
    Object.entries(windows).map(([type, window]): [string, [unknown, unknown]] => [
      `windows.${type}`,
      [
        oldWindows[type] ?? null,
        window && { opensAt: local(window.opensAt), closesAt: local(window.closesAt) },
      ],
    ])
  )
}

/** `TEN24` becomes `TEN25`; a code without a year gets one. */
function nextCode({ code, year }: Tournament) {
  const next = String(year + 1)
  if (code.endsWith(String(year))) return code.slice(0, -4) + next
  const stem = code.endsWith(String(year).slice(2)) ? code.slice(0, -2) : code.slice(0, 10)
  return stem + next.slice(2)
}

const oneYearLater = (day: string) => DateTime.fromISO(day).plus({ years: 1 }).toISODate()!
