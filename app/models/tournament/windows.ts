import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import RegistrationWindow from '#models/registration_window'
import type Tournament from '#models/tournament'

export type Windows = Record<string, { opensAt: DateTime; closesAt: DateTime } | null>

const LOCAL = `yyyy-MM-dd'T'HH:mm`

export function localWindows({ windows, timeZone }: Tournament) {
  const local = (time: DateTime) => time.setZone(timeZone).toFormat(LOCAL)
  return Object.fromEntries(
    windows.map(({ formType, opensAt, closesAt }) => [
      formType,
      { opensAt: local(opensAt), closesAt: local(closesAt) },
    ])
  )
}

export async function writeWindows(
  trx: TransactionClientContract,
  { id: tournamentId }: Tournament,
  windows: Windows
) {
  await RegistrationWindow.query({ client: trx })
    .where({ tournamentId })
    .whereIn('formType', Object.keys(windows))
    .delete()
  const rows = Object.entries(windows).flatMap(([formType, window]) =>
    window ? [{ tournamentId, formType, ...window }] : []
  )
  await RegistrationWindow.createMany(rows, { client: trx })
}
