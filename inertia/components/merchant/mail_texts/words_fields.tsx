import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Locale } from '~/types'

export type Words = { subject: string; body: string }

type Props = {
  locale: Locale
  language: string
  words: Words
  standard: Words
  errors: Partial<Record<string, string>>
  onChange(words: Words): void
}

export function WordsFields({ locale, language, words, standard, errors, onChange }: Props) {
  const t = useTranslations('config.mailTexts')
  const empty = !words.subject && !words.body
  return (
    <Stack component="section" gap="sm" aria-labelledby={`words-${locale}`}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h5" id={`words-${locale}`}>
          {language}
        </Title>
        {empty ? (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(standard)}>
            {t('copyStandard')}
          </Button>
        ) : (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onChange({ subject: '', body: '' })}
          >
            {t('clear')}
          </Button>
        )}
      </Group>
      <TextInput
        name={`${locale}.subject`}
        label={t('subject')}
        lang={locale}
        maxLength={200}
        autoComplete="off"
        placeholder={standard.subject}
        error={errors[`${locale}.subject`]}
        value={words.subject}
        onChange={(event) => onChange({ ...words, subject: event.currentTarget.value })}
      />
      <Textarea
        name={`${locale}.body`}
        label={t('body')}
        description={t('bodyHint')}
        lang={locale}
        autosize
        minRows={10}
        maxRows={24}
        placeholder={standard.body}
        error={errors[`${locale}.body`]}
        value={words.body}
        onChange={(event) => onChange({ ...words, body: event.currentTarget.value })}
      />
      {empty && (
        <Text size="xs" c="dimmed">
          {t('usesStandard')}
        </Text>
      )}
    </Stack>
  )
}
