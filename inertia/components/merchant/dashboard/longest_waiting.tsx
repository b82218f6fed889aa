import { Paper, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import { useRequestPath } from '~/components/merchant/request_path'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

export type WaitingRow = {
  id: number
  type: string
  idForm: string
  name: string
  lastName: string
  submittedAt: string
}

export function LongestWaiting({ rows }: { rows: WaitingRow[] }) {
  const t = useTranslations('merchant.dashboard.longest')
  const pathOf = useRequestPath()
  return (
    <Paper withBorder component="section" aria-labelledby="longest-title">
      <Title order={2} size="sm" fw={600} p="md" pb={rows.length ? 'xs' : 4} id="longest-title">
        {t('title')}
      </Title>
      {rows.length === 0 && (
        <Text c="dimmed" px="md" pb="md">
          {t('empty')}
        </Text>
      )}
      {rows.map((row) => (
        <Link key={row.id} href={pathOf(row)} className={classes.waitingRow}>
          <span>
            <Text span display="block" size="sm" fw={600} lh={1.3}>
              {row.name} {row.lastName}
            </Text>
            <Text span display="block" size="xs" c="dimmed" lh={1.3}>
              {row.idForm}
            </Text>
          </span>
          <Text span size="xs" c="dimmed">
            <Moment at={row.submittedAt} />
          </Text>
        </Link>
      ))}
    </Paper>
  )
}
