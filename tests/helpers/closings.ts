import { DateTime } from 'luxon'
import EditionClosing from '#models/edition_closing'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { closeEdition } from '#purge/closing'

export const CLOSED = 'Esta edición está cerrada y sus datos personales se eliminan.'

/** Lets an edition end two days ago. */
export async function end({ id }: { id: number }) {
  const endsOn = DateTime.utc().minus({ days: 2 }).toISODate()!
  return (await Tournament.findOrFail(id)).merge({ startsOn: endsOn, endsOn }).save()
}

export const endAndClose = async (edition: { id: number }, by: User) =>
  closeEdition(await end(edition), by)

/** The closing of an edition whose people are still there. */
export const markClosed = ({ id }: { id: number }) =>
  EditionClosing.create({ tournamentId: id, figures: {} as never })
