import { Anchor, Button, Group, Paper, Table, Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconBan, IconCheck, IconClock, IconHourglassEmpty } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { CopyButton } from '~/components/merchant/copy_button'
import { useExactTime } from '~/components/merchant/moment'
import stacked from '~/components/merchant/stacked.module.css'
import { StatusBadge } from '~/components/merchant/status_badge'

export type LateLink = {
  id: number
  formType: string
  title: string
  email: string
  state: 'open' | 'used' | 'revoked' | 'over'
  expiresAt: string
  createdAt: string
  author: string | null
  /** Null once it opens nothing. */
  url: string | null
  /** What it became. */
  request: { id: number; type: string; idForm: string } | null
}

const looks = {
  open: { look: 'wait', icon: IconClock },
  used: { look: 'good', icon: IconCheck },
  revoked: { look: 'bad', icon: IconBan },
  over: { look: 'plain', icon: IconHourglassEmpty },
} as const

/** The late links there are, newest first; open ones can be copied and revoked. */
export function LateLinkTable({ links }: { links: LateLink[] }) {
  const t = useTranslations('merchant.lateLinks')
  const [revoked, setRevoked] = useState<LateLink | null>(null)
  return (
    <Paper withBorder className={stacked.paper}>
      <Table highlightOnHover className={stacked.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('email')}</Table.Th>
            <Table.Th scope="col">{t('form')}</Table.Th>
            <Table.Th scope="col">{t('state')}</Table.Th>
            <Table.Th scope="col">{t('author')}</Table.Th>
            <Table.Th scope="col">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {links.map((link) => (
            <Row key={link.id} link={link} onRevoke={() => setRevoked(link)} />
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        opened={revoked !== null}
        title={t('revokeTitle')}
        text={t('revokeText', { email: revoked?.email ?? '' })}
        confirm={t('revoke')}
        url={urlFor('merchant.late_links.destroy', { id: revoked?.id ?? 0 })}
        onClose={() => setRevoked(null)}
      />
    </Paper>
  )
}

function Row({ link, onRevoke }: { link: LateLink; onRevoke(): void }) {
  const t = useTranslations('merchant.lateLinks')
  const exact = useExactTime()
  const { email, title, state, expiresAt, author, url, request } = link
  return (
    <Table.Tr>
      <Table.Td>{email}</Table.Td>
      <Table.Td>{title}</Table.Td>
      <Table.Td>
        <StatusBadge {...looks[state]}>{t(`states.${state}`)}</StatusBadge>{' '}
        {request ? (
          <Anchor
            component={Link}
            href={urlFor('merchant.forms.show', { form: request.type, id: request.id })}
            size="xs"
            ff="monospace"
            underline="always"
          >
            {request.idForm}
          </Anchor>
        ) : (
          (state === 'open' || state === 'over') && (
            <Text size="xs" c="dimmed">
              {t('expires', { state, at: exact(expiresAt) })}
            </Text>
          )
        )}
      </Table.Td>
      <Table.Td c="dimmed">{author}</Table.Td>
      <Table.Td>
        {url && (
          <Group gap="xs" justify="flex-end">
            <CopyButton text={url} />
            <Button
              size="xs"
              variant="subtle"
              color="red"
              aria-label={t('revokeFor', { email })}
              onClick={onRevoke}
            >
              {t('revoke')}
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
