import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import type { PlayerOption } from '~/types'

type Left = PlayerOption['left']

const isFull = ({ members, dayPasses }: Left) => members === 0 && dayPasses === 0

const KINDS = ['members', 'dayPasses', 'guests'] as const

/** What may be asked for where one kind is gone. */
const OTHERWISE = { members: 'dayPasses', dayPasses: 'members', guests: 'guests' } as const

/** What a player may still bring, as soon as the player is chosen. */
export function Places({ left }: { left: Left }) {
  const t = useTranslations('ui.places')
  const { mode } = useAnswers()
  // Staff may let somebody in all the same.
  const full = mode === 'public' && isFull(left)
  const Icon = full ? IconAlertTriangle : IconUsers
  return (
    <div className={`notice ${full ? 'notice-bad' : 'notice-quiet'}`} role="status">
      <Icon size={20} aria-hidden />
      {full ? (
        <div>{t('full')}</div>
      ) : (
        <div>
          {t('left')}
          <br />
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

/** The kind of place of which more are asked for than a player has left, if there is one. */
export function lackOf(left: Left, people: Answers[]) {
  const asked = askedBy(people)
  const kind = KINDS.find((one) => asked[one] > left[one])
  return kind ? { kind, left: left[kind], asked: asked[kind] } : null
}

/** Says which kind of place is short, before anything is sent. */
export function Shortage({ left, people }: { left: Left; people: Answers[] }) {
  const t = useTranslations('ui.places')
  const { mode } = useAnswers()
  const asked = askedBy(people)
  const lack = lackOf(left, people)
  if (!lack || mode === 'staff' || isFull(left)) return null
  const instead = OTHERWISE[lack.kind]
  const hint = left[instead] > asked[instead] ? lack.kind : 'guests'
  return (
    <div className="notice notice-wait" role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {t(`short.${lack.kind}`, { left: lack.left, asked: lack.asked })} {t(`hint.${hint}`)}
      </div>
    </div>
  )
}

/** A member with their guests, who take a place of the team or a day pass as well. */
function askedBy(people: Answers[]): Left {
  const dayPasses = people.filter(({ validity }) => validity === 'day').length
  return { members: people.length - dayPasses, dayPasses, guests: people.length - 1 }
}
