import { Anchor, Paper, Table, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Moment } from '~/components/merchant/moment'
import stacked from '~/components/merchant/stacked.module.css'

export type MailFile = { name: string; at: string }

/** The mails that were written as files, to be opened in a mail program. */
export function MailFiles({ files }: { files: MailFile[] }) {
  const t = useTranslations('config.mailbox')
  return (
    <section aria-labelledby="files-title">
      <Title order={2} size="h5" id="files-title" mb="xs">
        {t('files')}
      </Title>
      {files.length === 0 ? (
        <Text c="dimmed">{t('filesEmpty')}</Text>
      ) : (
        <Paper withBorder className={stacked.paper}>
          <Table highlightOnHover className={stacked.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('file')}</Table.Th>
                <Table.Th scope="col">{t('when')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {files.map(({ name, at }) => (
                <Table.Tr key={name}>
                  <Table.Td>
                    <Anchor href={urlFor('merchant.mailbox.show', { name })} download size="sm">
                      {name}
                    </Anchor>
                  </Table.Td>
                  <Table.Td c="dimmed">
                    <Moment at={at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      )}
    </section>
  )
}
