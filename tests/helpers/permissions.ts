import Permission from '#models/permission'

/** An access profile that opens the grounds and the media centre. */
export const profileOf = (tournament: { id: number }, changes: Record<string, unknown> = {}) =>
  Permission.create({
    tournamentId: tournament.id,
    name: 'Prensa',
    startsOn: '2024-04-22',
    endsOn: '2024-05-05',
    color: null,
    category: null,
    flags: { 0: 1, 4: 1 },
    ...changes,
  } as any)
