import { useTranslations } from 'use-intl'
import { formatTime } from '#shared/days'
import { answerIcons } from '~/components/merchant/station/station_answer'
import classes from '~/components/merchant/station/recent.module.css'
import type { Tone } from '~/components/merchant/station/use_tones'

export type RecentItem = { key: string | number; tone: Tone; text: string; at: Date | string }

const MOST = 5

export function Recent({ items }: { items: RecentItem[] }) {
  const t = useTranslations('cards.station')
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{t('recent')}</h2>
      <ol className={classes.list}>
        {items.slice(0, MOST).map(({ key, tone, text, at }) => {
          const Drawing = answerIcons[tone]
          return (
            <li key={key} className={classes.item} data-tone={tone}>
              <Drawing size={24} role="img" aria-label={t(`tones.${tone}`)} />
              <span className={classes.text}>{text}</span>
              <time className={classes.time}>{formatTime(new Date(at), { seconds: true })}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
