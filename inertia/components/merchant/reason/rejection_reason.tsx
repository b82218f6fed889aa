import { Stack, Text, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ReasonChips } from '~/components/merchant/reason/reason_chips'
import { useReasons, withoutWords, withWords } from '~/components/merchant/reason/reasons'
import type { ReadyReason } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'
import type { Locale } from '~/types'

export type RejectionWords = { ready: ReadyReason | null; text: string }

export const noReason: RejectionWords = { ready: null, text: '' }

/** For one person the text is the whole reason; for many it follows the ready-made one. */
export function reasonBody({ ready, text }: RejectionWords, locale?: Locale) {
  const typed = text.trim()
  if (!locale) return { ...(ready && { reasonId: ready.id }), ...(typed && { reason: typed }) }
  if (ready && typed === ready.texts[locale]) return { reasonId: ready.id }
  return typed ? { reason: typed } : {}
}

type Props = {
  why: RejectionWords
  /** Language of the one person; none for several. */
  locale?: Locale
  error: string | null
  onChange(why: RejectionWords): void
}

export function RejectionReason({ why, locale, error, onChange }: Props) {
  const t = useTranslations('merchant.decision')
  const reasons = useReasons('rejected')
  const { ready, text } = why

  const toggle = (reason: ReadyReason) => {
    const next = ready?.id === reason.id ? null : reason
    if (!locale) return onChange({ ready: next, text })
    const ownText = ready ? withoutWords(text, ready.texts[locale]) : text
    onChange({ ready: next, text: next ? withWords(ownText, next.texts[locale]) : ownText })
  }
  return (
    <Stack>
      <ReasonChips
        label={t('ready')}
        reasons={reasons}
        chosen={ready ? [ready.id] : []}
        onToggle={toggle}
      />
      {ready && !locale && (
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            {t('eachLanguage')}
          </Text>
          {Object.entries(ready.texts).map(([language, words]) => (
            <Text key={language} size="sm" className={classes.reason} mb={4} lang={language}>
              {words}
            </Text>
          ))}
        </div>
      )}
      <Textarea
        name="reason"
        label={t(ready && !locale ? 'more' : 'reason')}
        description={locale ? t('reasonLanguage', { locale }) : t('reasonHint')}
        lang={locale}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        data-autofocus
        error={error}
        value={text}
        onChange={(event) => onChange({ ready, text: event.currentTarget.value })}
      />
    </Stack>
  )
}
