import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { formatTime } from '#shared/days'
import { ScannedHolder } from '~/components/merchant/scan/scanned_holder'
import classes from '~/components/merchant/scan/answer.module.css'
import { toneOf, type Reading } from '~/components/merchant/scan/types'
import { IdleHint } from '~/components/merchant/station/idle_hint'
import { StationAnswer } from '~/components/merchant/station/station_answer'

/** The result of the latest reading. Nothing of the previous one stays. */
export function Answer({ reading }: { reading: Reading | undefined }) {
  const t = useTranslations('cards.scan')
  // Typing in the field below has scrolled the page down.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [reading?.key, reading?.state])
  if (!reading || reading.state === 'asking')
    return <IdleHint>{reading ? t('asking') : t('idle')}</IdleHint>
  if (reading.state !== 'done')
    return (
      <StationAnswer
        tone="warn"
        title={t('unchecked')}
        sentence={t(`uncheckedTexts.${reading.state}`)}
      />
    )
  const { result, zone } = reading
  const { code, message, previous, form } = result
  const time = previous && formatTime(new Date(previous))
  return (
    <StationAnswer
      key={reading.key}
      tone={toneOf(result)}
      title={t(`codes.${code}`)}
      sentence={message}
    >
      {time && <p className={classes.note}>{t('previous', { time })}</p>}
      {form ? (
        <ScannedHolder holder={form} zone={zone.value} />
      ) : (
        code !== 'unknown' && <p className={classes.note}>{t('withheld')}</p>
      )}
    </StationAnswer>
  )
}
