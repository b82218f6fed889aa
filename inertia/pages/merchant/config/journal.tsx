import { Anchor, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconEye } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CellLabel } from '~/components/merchant/cell_label'
import { LogPage, type LogProps } from '~/components/merchant/log/log_page'
import type { journalLine } from '#props/journal'
import { journalKinds } from '#shared/journal'

export default function MerchantConfigJournal(props: LogProps<ReturnType<typeof journalLine>>) {
  const t = useTranslations('config.journal')
  const log = useTranslations('config.log')
  return (
    <LogPage
      {...props}
      log="journal"
      icon={<IconEye aria-hidden />}
      kinds={journalKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      heads={[log('user'), t('subject'), t('total'), log('detail')]}
      cells={({ user, role, subject, url, total, detail, reason }) => (
        <>
          <Table.Td>
            {user}
            <Text size="xs" c="dimmed">
              {role}
            </Text>
          </Table.Td>
          <Table.Td>
            {url ? (
              <Anchor component={Link} href={url}>
                {subject}
              </Anchor>
            ) : (
              subject
            )}
          </Table.Td>
          <Table.Td>
            {total !== null && (
              <>
                <CellLabel>{t('total')}</CellLabel>
                {total}
              </>
            )}
          </Table.Td>
          <Table.Td>
            {detail}
            {reason && (
              <Text size="xs" c="dimmed">
                {reason}
              </Text>
            )}
          </Table.Td>
        </>
      )}
    />
  )
}
