import { Button, Group, Table, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CellLabel } from '~/components/merchant/cell_label'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { Moment, useExactTime } from '~/components/merchant/moment'
import { FramedTable } from '~/components/merchant/stacked_table'
import classes from '~/components/merchant/account/account.module.css'
import { SectionHead } from '~/components/merchant/section_head'

type Session = Data.UserSession

type Props = {
  sessions: Session[]
  current: number | null
  limits: { idle: number; days: number; remembered: number }
}

export function SessionList({ sessions, current, limits }: Props) {
  const t = useTranslations('account.sessions')
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="sessions-title">
      <Group justify="space-between" align="flex-end" gap="xs" mb="xs">
        <SectionHead id="sessions-title" title={t('title')} text={t('text')} size="h4" />
        {sessions.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('endOthers')}
          </Button>
        )}
      </Group>
      <FramedTable
        heads={[t('device'), t('address'), t('began'), t('seen')]}
        actions={t('actions')}
        highlightOnHover={false}
      >
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isCurrent={session.id === current} />
        ))}
      </FramedTable>
      <Text size="xs" c="dimmed" mt="xs">
        {t('ends', limits)}
      </Text>
      <ConfirmDialog
        opened={asking}
        title={t('endOthersTitle')}
        text={t('endOthersText')}
        confirm={t('endOthers')}
        url={urlFor('merchant.account.sessions.others')}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

const PHONES = ['iPhone', 'iPad', 'Android']

function SessionRow({ session, isCurrent }: { session: Session; isCurrent: boolean }) {
  const t = useTranslations('account.sessions')
  const exact = useExactTime()
  const { id, browser, system, address, beganAt, seenAt, remembered } = session
  const place = browser && system ? t('place', { browser, system }) : (browser ?? system)
  const Icon = system && PHONES.includes(system) ? IconDeviceMobile : IconDeviceDesktop
  const end = () =>
    router.delete(urlFor('merchant.account.sessions.destroy', { id }), { preserveScroll: true })
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
          <div>
            <Text size="sm" fw={600}>
              {place ?? t('unknown')}
            </Text>
            {isCurrent ? (
              <Text size="xs" className={classes.current}>
                {t('current')}
              </Text>
            ) : (
              remembered && (
                <Text size="xs" c="dimmed">
                  {t('remembered')}
                </Text>
              )
            )}
          </div>
        </Group>
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('address')}</CellLabel>
        {address ?? t('noAddress')}
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('began')}</CellLabel>
        <Moment at={beganAt} />
      </Table.Td>
      <Table.Td>
        <CellLabel>{t('seen')}</CellLabel>
        <Moment at={seenAt} />
      </Table.Td>
      <Table.Td className={classes.action}>
        {!isCurrent && (
          <Button
            size="xs"
            variant="default"
            onClick={end}
            aria-label={t('endLabel', { place: place ?? t('unknown'), seen: exact(seenAt) })}
          >
            {t('end')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
