import { Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { MailPreview, type PreviewRequest } from '~/components/merchant/mail_texts/mail_preview'
import { PlaceholderList } from '~/components/merchant/mail_texts/placeholder_list'
import { WordsFields, type Words } from '~/components/merchant/mail_texts/words_fields'
import { PageHead } from '~/components/merchant/page_head'
import type { Locale } from '~/types'

type Props = {
  type: string
  title: string
  template: string
  own: Record<Locale, Words | null>
  standard: Record<Locale, Words>
  languages: Record<Locale, string>
  placeholders: string[]
  requests: PreviewRequest[]
}

const noWords: Words = { subject: '', body: '' }

export default function MerchantConfigMailTextsEdit(props: Props) {
  const { type, title, template, own, standard, languages, placeholders, requests } = props
  const t = useTranslations('config.mailTexts')
  const nameOf = useMailName()
  const form = useForm<Record<Locale, Words>>({ es: own.es ?? noWords, en: own.en ?? noWords })
  const { data, setData, errors, processing } = form
  useLeaveGuard(form.isDirty)
  const path = { form: type, template }
  const save = (event: FormEvent) => {
    event.preventDefault()
    form.put(urlFor('merchant.mail_texts.update', path), { preserveScroll: true })
  }
  return (
    <>
      <PageHead
        title={`${nameOf(template)}, ${title}`}
        heading={nameOf(template)}
        beside={title}
        crumbs={[{ label: t('title'), href: urlFor('merchant.mail_texts.index') }]}
      />
      <Stack>
        <Paper withBorder p="lg" component="form" noValidate onSubmit={save}>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {(['es', 'en'] as const).map((locale) => (
              <WordsFields
                key={locale}
                locale={locale}
                language={languages[locale]}
                words={data[locale]}
                standard={standard[locale]}
                errors={errors}
                onChange={(words) => setData(locale, words)}
              />
            ))}
          </SimpleGrid>
          <Group gap="xs" mt="md">
            <Button type="submit" loading={processing}>
              {t('save')}
            </Button>
            <Button variant="default" component={Link} href={urlFor('merchant.mail_texts.index')}>
              {t('cancel')}
            </Button>
          </Group>
        </Paper>
        <PlaceholderList placeholders={placeholders} />
        <MailPreview
          url={urlFor('merchant.mail_texts.preview', path)}
          languages={languages}
          words={data}
          requests={requests}
          onRefused={(refused) => {
            form.clearErrors()
            form.setError(refused)
          }}
        />
      </Stack>
    </>
  )
}
