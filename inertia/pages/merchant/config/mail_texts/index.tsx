import { Anchor, Table, Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconMail, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { useMailName } from '~/components/merchant/mails/mail_name'
import { PageHead } from '~/components/merchant/page_head'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'

type Listed = { template: string; es: boolean; en: boolean }
type Props = { types: { type: string; title: string; mails: Listed[] }[] }

export default function MerchantConfigMailTextsIndex({ types }: Props) {
  const t = useTranslations('config.mailTexts')
  const nameOf = useMailName()
  const templates = types[0]?.mails.map(({ template }) => template) ?? []
  return (
    <>
      <PageHead title={t('title')} />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <FramedTable heads={[t('form'), ...templates.map((template) => nameOf(template))]}>
        {types.map(({ type, title, mails }) => (
          <Table.Tr key={type}>
            <Table.Td fw={600}>{title}</Table.Td>
            {mails.map((mail) => (
              <Table.Td key={mail.template}>
                <MailTextLink form={type} title={title} mail={mail} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </FramedTable>
    </>
  )
}

/** Languages that have a text of the office's own, with a link to edit them. */
function MailTextLink({ form, title, mail }: { form: string; title: string; mail: Listed }) {
  const t = useTranslations('config.mailTexts')
  const nameOf = useMailName()
  const { template } = mail
  const own = (['es', 'en'] as const).filter((locale) => mail[locale])
  return (
    <Anchor
      component={Link}
      size="sm"
      href={urlFor('merchant.mail_texts.edit', { form, template })}
    >
      <VisuallyHidden>
        {title}, {nameOf(template)}:{' '}
      </VisuallyHidden>
      <CellLabel>{nameOf(template)}</CellLabel>
      {own.length > 0 ? (
        <StatusBadge tone="good" icon={IconPencil}>
          {t('own')} {own.map((locale) => locale.toUpperCase()).join(', ')}
        </StatusBadge>
      ) : (
        <StatusBadge tone="plain" icon={IconMail}>
          {t('standard')}
        </StatusBadge>
      )}
    </Anchor>
  )
}
