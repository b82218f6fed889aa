import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconCircleCheck, IconCircleDashed, IconCopy, IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ListedEdition } from '~/components/merchant/tournament/types'
import { FramedTable } from '~/components/merchant/stacked_table'
import { StatusBadge } from '~/components/merchant/status_badge'
import { TournamentMark } from '~/components/site/tournament_mark'
import { useBusy } from '~/components/use_busy'
import { formatDay } from '#shared/days'

export function EditionTable({ editions }: { editions: ListedEdition[] }) {
  const t = useTranslations('config.tournament')
  return (
    <FramedTable
      heads={[t('edition'), t('days'), t('requests'), t('openForms'), t('status'), t('next')]}
    >
      {editions.map((edition) => (
        <EditionRow key={edition.id} edition={edition} />
      ))}
    </FramedTable>
  )
}

function EditionRow({ edition }: { edition: ListedEdition }) {
  const t = useTranslations('config.tournament')
  const [busy, whileBusy] = useBusy()
  const { id, sport, fullName, code, startsOn, endsOn, active, closed, logo, accent } = edition
  const copy = () => router.post(urlFor('merchant.tournaments.copy', { id }), {}, whileBusy)
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          <TournamentMark sport={sport} logo={logo} color={accent} size={32} />
          <div>
            <Anchor
              component={Link}
              href={urlFor('merchant.tournaments.edit', { id })}
              fw={600}
              size="sm"
            >
              {fullName}
            </Anchor>
            <Text size="xs" c="dimmed">
              {t(`sports.${sport}`)} · {code}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td>
        {formatDay(startsOn)} – {formatDay(endsOn)}
      </Table.Td>
      <Table.Td>{t('requestCount', { count: edition.requests })}</Table.Td>
      <Table.Td>{t('openCount', { count: edition.open })}</Table.Td>
      <Table.Td>
        <StatusBadge
          tone={active ? 'good' : 'plain'}
          icon={active ? IconCircleCheck : closed ? IconLock : IconCircleDashed}
        >
          {t(active ? 'isActive' : closed ? 'closing.isClosed' : 'isInactive')}
        </StatusBadge>
        {edition.quarterFinals && (
          <Text size="xs" c="dimmed">
            {t('inQuarterFinals')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="default"
          loading={busy}
          leftSection={<IconCopy size={14} aria-hidden />}
          aria-label={t('copyNamed', { name: fullName })}
          onClick={copy}
        >
          {t('copy')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
