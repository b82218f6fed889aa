import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { Fragment, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { usePage } from '@inertiajs/react'
import { placeKinds } from '#shared/choices'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import type { PlayerOption } from '~/types'

type PlacesLeft = PlayerOption['left']

const isFull = ({ members, dayPasses }: PlacesLeft) => members === 0 && dayPasses === 0

/** The kind of place to suggest instead of a full one. */
const ALTERNATIVE = { members: 'dayPasses', dayPasses: 'members', guests: 'guests' } as const

type Offer = {
  limits: Record<string, number>
  food: { role: 'Player' | 'Coach' | 'Physio' | 'Guest' | null; perPlayer: number | null }[]
}

/** What every player may bring, shown until one is chosen, and which roles get meals. */
export function TeamOffer() {
  const t = useTranslations('ui.places')
  const { offer } = usePage<{ offer?: Offer }>().props
  if (!offer) return null
  const people = offer.food.flatMap(({ role, perPlayer: count }) => {
    if (!role) return []
    const name = t(`roles.${role}`)
    return count && role !== 'Player' ? t('foodCount', { role: name, count }) : name
  })
  return (
    <div className="notice notice-quiet">
      <IconUsers size={20} aria-hidden />
      <div>
        {t('offer', offer.limits)} {t('why')}
        {people.length > 0 && <> {t('food', { people: people.join(', ') })}</>}
      </div>
    </div>
  )
}

export function Places({ left }: { left: PlacesLeft }) {
  const t = useTranslations('ui.places')
  const { mode } = useAnswers()
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
          {placeKinds.map((kind, index) => (
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

/** Places left for an invited guest. A kind without places cannot be requested. */
export function GuestPlaces({ left, most }: Pick<PlayerOption, 'left' | 'most'>) {
  const { answers, demands } = useAnswers()
  const shortage = shortageOf(left, [answers])
  useEffect(
    () =>
      demands.add('validity', {
        wrong: shortage && {
          rule: `places.${shortage.kind}`,
          values: { ...shortage, most: most[shortage.kind] },
        },
      }),
    [shortage?.kind]
  )
  return (
    <>
      <Places left={left} />
      <Shortage left={left} people={[answers]} />
    </>
  )
}

/** The kind of place of which too many are requested, or null. */
export function shortageOf(left: PlacesLeft, people: Answers[]) {
  const asked = placesAskedBy(people)
  const kind = placeKinds.find((name) => asked[name] > left[name])
  return kind ? { kind, left: left[kind], asked: asked[kind] } : null
}

export function Shortage({ left, people }: { left: PlacesLeft; people: Answers[] }) {
  const t = useTranslations('ui.places')
  const { mode } = useAnswers()
  const asked = placesAskedBy(people)
  const shortage = shortageOf(left, people)
  if (!shortage || mode === 'staff' || isFull(left)) return null
  const other = ALTERNATIVE[shortage.kind]
  const hint = left[other] > asked[other] ? shortage.kind : 'guests'
  return (
    <div className="notice notice-wait" role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {t(`short.${shortage.kind}`, { left: shortage.left, asked: shortage.asked })}{' '}
        {t(`hint.${hint}`)}
      </div>
    </div>
  )
}

/**
 * `people`: a member with their guests, who take a guest's place too. An invited guest comes alone: only
 * the place of a member or a day pass is checked.
 */
function placesAskedBy(people: Answers[]): PlacesLeft {
  const dayPasses = people.filter(({ validity }) => validity === 'day').length
  return { members: people.length - dayPasses, dayPasses, guests: people.length - 1 }
}
