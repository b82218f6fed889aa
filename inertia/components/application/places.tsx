import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { Answers } from '~/fields/checks'
import type { PlayerOption } from '~/types'

type Left = PlayerOption['left']

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

/** The first kind of place of which more are asked for than there are. */
export function Shortage({ left, people }: { left: Left; people: Answers[] }) {
  const t = useTranslations('ui.places')
  const asked = askedBy(people)
  const lacking = KINDS.find((kind) => asked[kind] > left[kind])
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

/** A member with their guests, who take a place of the team or a day pass as well. */
function askedBy(people: Answers[]): Left {
  const dayPasses = people.filter(({ validity }) => validity === 'day').length
  return { members: people.length - dayPasses, dayPasses, guests: people.length - 1 }
}
