import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { askAtStation, Refused } from '~/components/merchant/ask_server'
import type {
  Entry,
  ListedCard,
  PickupCandidate,
  ShownPickup,
} from '~/components/merchant/pickups/types'
import type { RecentItem } from '~/components/merchant/station/recent'
import { type Tone, useTones } from '~/components/merchant/station/use_tones'

type Answer = { form: PickupCandidate; added: boolean; entry: number | null }

export type Reading = {
  tone: Tone
  sentence: string
  person: PickupCandidate | null
  discarded: boolean
}

const listedCard = ({ id, form, name, serial, problem }: Entry): ListedCard => ({
  form: form?.id ?? null,
  entry: id,
  name,
  serial,
  problem,
  company: form?.company ?? null,
})

let lastKey = 0

/** The list of cards, newest first. If the list is stored, each card read is added to it at once. */
export function useCards(
  pickup: ShownPickup | null,
  /** Called with the holder, where people collect their own card. */
  onRead?: (person: PickupCandidate) => void
) {
  const t = useTranslations('collectives.scan')
  const tones = useTones()
  const stored = () => (pickup?.collective_forms ?? []).map(listedCard).toReversed()
  const [list, setList] = useState(stored)
  const [reading, setReading] = useState<Reading | null>(null)
  const [recent, setRecent] = useState<RecentItem[]>([])
  const [asking, setAsking] = useState(0)
  const [dropped, setDropped] = useState(0)
  // The server's list replaces what the page assumed.
  useEffect(() => setList(stored()), [pickup])

  function report(
    tone: Tone,
    sentence: string,
    person: PickupCandidate | null,
    subject: string,
    discarded = false
  ) {
    tones[tone]()
    setReading({ tone, sentence, person, discarded })
    const text = tone === 'good' ? subject : `${subject}: ${sentence}`
    const item = { key: ++lastKey, tone, text, at: new Date() }
    setRecent((before) => [item, ...before].slice(0, 5))
  }

  const put = (card: ListedCard) =>
    setList((all) => [card, ...all.filter(({ form }) => form !== card.form)])

  async function read(text: string) {
    setAsking((count) => count + 1)
    try {
      const { form: person, entry, added } = await validate(text, pickup?.id)
      const isNew = onRead || (added && !list.some(({ form }) => form === person.id))
      const { id: form, fullName: name, serial, company } = person
      put({ form, entry, name, serial, company, problem: null })
      onRead?.(person)
      if (!isNew) report('warn', t('already'), person, name)
      else if (person.stale) report('warn', t('stale'), person, name)
      else report('good', t(onRead ? 'compare' : 'added'), person, name)
    } catch (error) {
      const message = error instanceof Refused ? error.errors.uuid : undefined
      const cause = causeOf(error)
      if (message) report('bad', message, null, short(text))
      else if (cause === 'discarded') report('bad', t(cause), null, short(text), true)
      else report('warn', t(cause), null, short(text))
    } finally {
      setAsking((count) => count - 1)
    }
  }

  return {
    pickup,
    list,
    /** How many cards were removed from the list on this page. */
    dropped,
    reading,
    recent,
    read,
    put,
    busy: asking > 0,
    drop: ({ form, entry }: ListedCard) => {
      setList((all) => all.filter((card) => card.form !== form || card.entry !== entry))
      setDropped((count) => count + 1)
    },
    /** Shows the server's errors at the cards; `forms.0` is the first one. */
    mark: (problems: Record<string, string>) =>
      setList((all) =>
        all.map((card, at) => ({ ...card, problem: problems[`forms.${at}`] ?? null }))
      ),
    forget: () => setReading(null),
  }
}

export type Cards = ReturnType<typeof useCards>

/** Why it is unknown whether a card may be handed out. */
function causeOf(error: unknown) {
  // A proxy in front of the server answers without JSON.
  if (error instanceof SyntaxError) return 'failed'
  if (!(error instanceof Refused)) return 'offline'
  if ([401, 403].includes(error.status)) return 'sessionOver'
  return error.rule === 'E_ROW_NOT_FOUND' ? 'discarded' : 'failed'
}

/** `.` and `..` would change the path. */
const inPath = (text: string) => encodeURIComponent(/^\.+$/.test(text) ? 'none' : text)

function validate(text: string, pickup?: number): Promise<Answer> {
  const url = urlFor('merchant.collectives.validate', { uuid: 'UUID' })
  const body = pickup ? { collective: pickup } : {}
  return askAtStation(url.replace('UUID', inPath(text)), body)
}

/** A card's code opens gates, so only its end is shown. */
const short = (text: string) => (text.length > 20 ? `…${text.slice(-6)}` : text)
