import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import type { PlayerOption } from '~/types'

type Left = PlayerOption['left']
type Kind = keyof Left

const KINDS = ['members', 'dayPasses', 'guests'] as const

/** What a player may still bring, as soon as the player is chosen. */
export function Places({ left }: { left: Left }) {
  const t = useTranslations('ui.places')
  const full = left.members === 0 && left.dayPasses === 0
  const Icon = full ? IconAlertTriangle : IconUsers
  return (
    <div className={`notice ${full ? 'notice-bad' : 'notice-quiet'}`} role="status">
      <Icon size={20} aria-hidden />
      {full ? (
        <div>{t('full')}</div>
      ) : (
        <div>
          {t('left')}{' '}
          {KINDS.map((kind, index) => (
            <Fragment key={kind}>
              {index > 0 && ' · '}
              <strong className="nowrap">{t(kind, { count: left[kind] })}</strong>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}

/** The first kind of place of which the form asks for more than there is. */
export function Shortage({ left, kinds }: { left: Left; kinds: Kind[] }) {
  const t = useTranslations('ui.places')
  const { answers } = useAnswers()
  const asked = askedIn(answers)
  const lacking = kinds.find((kind) => asked[kind] > left[kind])
  const full = left.members === 0 && left.dayPasses === 0
  if (!lacking || full) return null
  return (
    <div className="notice notice-wait" role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {t(`short.${lacking}`, { left: left[lacking], asked: asked[lacking] })}{' '}
        {t(`hint.${lacking}`)}
      </div>
    </div>
  )
}

/** Guests take a place of the team or a day pass as well (app/models/allowance.ts). */
function askedIn({ validity, guests }: Answers): Left {
  const people = [{ validity }, ...Object.values<Answers>(guests ?? {})]
  const dayPasses = people.filter((person) => person.validity === 'day').length
  return { members: people.length - dayPasses, dayPasses, guests: people.length - 1 }
}
