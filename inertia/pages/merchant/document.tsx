import { Alert, Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DocumentPage } from '~/components/merchant/document/document_page'
import { PageHead } from '~/components/merchant/page_head'
import { useRequestPath } from '~/components/merchant/request_path'
import classes from '~/components/merchant/document/document.module.css'

const MOST_PAGES = 50

type Props = {
  form: { id: number; type: string; idForm: string; name: string }
  document: {
    file: string
    name: string
    label: string
    pages: number
    problem: 'protected' | 'unreadable' | null
  }
}

export default function MerchantDocument({ form, document }: Props) {
  const t = useTranslations('merchant.document')
  const pathOf = useRequestPath()
  const { file, pages, problem } = document
  const shown = Math.min(pages, MOST_PAGES)
  const numbers = Array.from({ length: shown }, (_, at) => at + 1)
  return (
    <>
      <PageHead
        title={t('title')}
        heading={document.label}
        crumbs={[{ label: form.idForm, href: pathOf(form) }]}
        action={
          <Button
            component="a"
            href={urlFor('merchant.files.show', {}, { qs: { file } })}
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          >
            {t('download')}
          </Button>
        }
      />
      <Text fw={500} className={classes.name}>
        {form.name} · {document.name}
      </Text>
      {problem ? (
        <Alert color="orange" mt="md">
          {t(problem)}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed" maw="70ch">
          {t('text')}
        </Text>
      )}
      {numbers.map((page) => (
        <DocumentPage key={page} file={file} page={page} pages={pages} />
      ))}
      {shown < pages && <Text size="sm">{t('first', { shown, pages })}</Text>}
    </>
  )
}
