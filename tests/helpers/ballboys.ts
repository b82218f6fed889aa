import { FormFactory } from '#database/factories/form_factory'

/** A ball kid of a tutor. */
export const ballboyOf = (
  tournament: { id: number },
  name: string,
  tutor: { name: string; document: string },
  changes: Record<string, unknown> = {}
) =>
  FormFactory.merge({
    tournamentId: tournament.id,
    type: 'ballboy',
    category: 'ballboy',
    name,
    lastName: 'Gil',
    detail: {
      license: 'MAD123',
      licenseValid: true,
      polo: '12',
      pant: 'm',
      shoes: '38',
      tutorName: tutor.name,
      tutorLastName: 'Gil',
      tutorDocument: tutor.document,
      tutorCellPhone: '+34600111222',
      tutorEmail: 'tutor@example.com',
    },
    ...changes,
  } as any).create()
