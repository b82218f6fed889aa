import type { Locale } from '#config/i18n'
import { Refusal } from '#exceptions/refusal'
import { formTypes } from '#form_types/index'
import { lockPlayer } from '#models/default_player/allowance'
import type DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { Submission } from '#requests/submission'
import type { Actor } from '#shared/history'
import { countingStates } from '#shared/request_states'

/** The player takes no place of the team. @throws Refusal `playerAccredited` */
export async function accreditPlayer(
  player: DefaultPlayer,
  context: { by: Actor; locale: Locale; job: string }
): Promise<Form> {
  const { name, lastName, birthDate, nationality: idNationality, tournament } = player
  const { job, ...submission } = context
  const answers = { name, lastName, birthDate, idNationality, job }
  return new Submission(
    formTypes.get('free'),
    tournament,
    { answers: { ...answers, category: 'player_team' }, uploads: {} },
    {
      ...submission,
      extraColumns: { player: player.id },
      silent: true,
      approve: true,
      before: async (trx) => {
        await lockPlayer(trx, player.id, tournament.id)
        const card = await Form.query({ client: trx })
          .where({ player: player.id, type: 'free' })
          .whereIn('state', countingStates)
          .first()
        if (card)
          throw new Refusal('playerAccredited', { name: player.fullName, reference: card.idForm })
      },
    }
  ).save()
}
