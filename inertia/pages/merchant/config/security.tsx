import { Table, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { LogPage, type LogProps } from '~/components/merchant/log/log_page'
import type { securityLine } from '#props/security'
import { securityKinds } from '#shared/security'

export default function MerchantConfigSecurity(props: LogProps<ReturnType<typeof securityLine>>) {
  const t = useTranslations('config.security')
  const log = useTranslations('config.log')
  return (
    <LogPage
      {...props}
      log="security"
      icon={<IconShieldLock aria-hidden />}
      kinds={securityKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      heads={[t('account'), t('place'), log('detail')]}
      cells={({ account, by, device, address, detail }) => (
        <>
          <Table.Td>
            {account}
            {by && (
              <Text size="xs" c="dimmed">
                {t('by', { name: by })}
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            {address}
            {device && (
              <Text size="xs" c="dimmed">
                {device}
              </Text>
            )}
          </Table.Td>
          <Table.Td maw={320} style={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Table.Td>
        </>
      )}
    />
  )
}
