import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { QuestionOf } from '#form_types/define'
import type { player } from '#form_types/player'
import { MOST_GUESTS } from '#shared/answer_limits'
import { GuestList } from '~/components/application/guest_list'
import { shortageOf, Places, Shortage, TeamOffer } from '~/components/application/places'
import { useChosenPlayer } from '~/components/application/use_chosen_player'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import { fieldOf } from '~/fields/field'
import { AdjustedFields } from '~/fieldsets/adjusted_fields'
import { GuestFieldset } from '~/fieldsets/guest'
import { Membership } from '~/fieldsets/membership'
import { Note } from '~/fieldsets/note'
import { Address, Contact, Identity, Photo } from '~/fieldsets/person'
import { Section } from '~/fieldsets/section'
import type { PlayerOption } from '~/types'

const Field = fieldOf<QuestionOf<typeof player>>()

/** Members of a player's support team; visitors may add their guests. */
export function PlayerFieldset() {
  const t = useTranslations('ui')
  const { answers, set, options, formType, mode, clearError, demands } = useAnswers()
  const player = useChosenPlayer()
  const players = options.players as PlayerOption[] | undefined
  const ofTour = players?.filter(({ tour }) => !answers.tour || tour === answers.tour)
  const left = player?.left
  const most = Math.min(MOST_GUESTS, left?.guests ?? MOST_GUESTS)
  const guests = Object.values<Answers>(answers.guests ?? {})
  const validities = [answers, ...guests].map(({ validity }) => validity).join()

  const shortage = left && mode === 'public' ? shortageOf(left, [answers, ...guests]) : null

  // Refuse before the confirmation dialog what the server would refuse.
  useEffect(
    () =>
      demands.add('player', {
        wrong: shortage && {
          rule: `places.${shortage.kind}`,
          values: { ...shortage, most: player!.most[shortage.kind] },
        },
      }),
    [shortage?.kind, shortage?.left, shortage?.asked]
  )

  useEffect(() => {
    if (!player || player.tour === answers.tour) return
    // Choosing a player sets the tour. Changing the tour clears the player.
    if (answers.tour) set('player', '')
    else set('tour', player.tour)
  }, [player, answers.tour])

  // Missing places are an error of the player: it ends when the people change.
  useEffect(() => clearError('player'), [validities])

  return (
    <>
      <Section title={t('sections.player')}>
        <TeamOffer />
        <Field name="tour" />
        <AdjustedFields options={ofTour && { players: ofTour }}>
          <Field name="player" />
        </AdjustedFields>
        {left && <Places left={left} />}
      </Section>
      <Membership>
        <Field name="draw" />
        {left && <Shortage left={left} people={[answers]} />}
      </Membership>
      <Identity>
        <Field name="passportNumber" />
        <Field name="passportPhoto" />
      </Identity>
      <Photo />
      <Contact />
      <Address />
      {mode === 'public' && formType.guest && (
        <Section title={t('sections.guests')}>
          {guests.length === 0 && <Note>{most > 0 ? t('guests.optional') : t('guests.none')}</Note>}
          {left && guests.length > 0 && <Shortage left={left} people={[answers, ...guests]} />}
          {(most > 0 || guests.length > 0) && (
            <GuestList formType={formType.guest} max={most}>
              <GuestFieldset />
            </GuestList>
          )}
        </Section>
      )}
    </>
  )
}
