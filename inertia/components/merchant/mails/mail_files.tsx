import { Anchor, Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import { TableSection } from '~/components/merchant/table_section'

export type MailFile = { name: string; at: string }

export function MailFiles({ files }: { files: MailFile[] }) {
  const t = useTranslations('config.mailbox')
  return (
    <TableSection id="files-title" title={t('files')} empty={files.length === 0 && t('filesEmpty')}>
      <FramedTable heads={[t('file'), t('when')]}>
        {files.map(({ name, at }) => (
          <Table.Tr key={name}>
            <Table.Td>
              <Anchor href={urlFor('merchant.mailbox.show', { name })} size="sm">
                {name}
              </Anchor>
            </Table.Td>
            <Table.Td c="dimmed">
              <Moment at={at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </FramedTable>
    </TableSection>
  )
}
