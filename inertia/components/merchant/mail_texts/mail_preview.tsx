import { Alert, Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type MailTextPreviewsController from '#controllers/merchant/config/mail_text_previews_controller'
import { askServer, Refused } from '~/components/merchant/ask_server'
import type { Words } from '~/components/merchant/mail_texts/words_fields'
import { LetterFrame } from '~/components/merchant/mails/letter_frame'
import type { Locale } from '~/types'
import { SectionHead } from '~/components/merchant/section_head'

export type PreviewRequest = { id: number; reference: string; name: string }

type Answer = Awaited<ReturnType<MailTextPreviewsController['store']>>

type Props = {
  url: string
  languages: Record<Locale, string>
  words: Record<Locale, Words>
  requests: PreviewRequest[]
  onRefused(errors: Record<string, string>): void
}

export function MailPreview({ url, languages, words, requests, onRefused }: Props) {
  const t = useTranslations('config.mailTexts')
  const [form, setForm] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const show = async () => {
    setBusy(true)
    setFailed(false)
    try {
      setAnswer(await askServer<Answer>(form ? `${url}?form=${form}` : url, words))
      onRefused({})
    } catch (error) {
      setAnswer(null)
      setFailed(true)
      if (error instanceof Refused) onRefused(error.errors)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="preview-title">
      <Stack>
        <SectionHead id="preview-title" title={t('preview')} text={t('previewText')} />
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label={t('previewOf')}
            value={form}
            onChange={(event) => setForm(event.currentTarget.value)}
            data={[
              { value: '', label: t('newest') },
              ...requests.map(({ id, reference, name }) => ({
                value: String(id),
                label: `${reference} · ${name}`,
              })),
            ]}
          />
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            loading={busy}
            onClick={show}
          >
            {t('show')}
          </Button>
        </Group>
        {failed && (
          <Alert variant="light" color="red" role="alert">
            {t('previewFailed')}
          </Alert>
        )}
        {answer && <Previews answer={answer} languages={languages} />}
      </Stack>
    </Paper>
  )
}

function Previews({ answer, languages }: { answer: Answer } & Pick<Props, 'languages'>) {
  const t = useTranslations('config.mailTexts')
  const { name, reference } = answer.form
  return (
    <div role="status">
      <Text size="sm" mb="xs">
        {t('about', { name, reference })}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {(['es', 'en'] as const).map((locale) => (
          <div key={locale} lang={locale}>
            <Text fw={600} size="sm" mb={4}>
              {answer[locale].subject}
            </Text>
            <LetterFrame
              html={answer[locale].html}
              title={t('previewFrame', { language: languages[locale] })}
            />
          </div>
        ))}
      </SimpleGrid>
    </div>
  )
}
