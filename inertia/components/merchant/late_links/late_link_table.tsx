import { Anchor, Button, Group, Table } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { CopyButton } from '~/components/merchant/copy_button'
import { LinkStatus } from '~/components/merchant/link_status'
import { FramedTable } from '~/components/merchant/stacked_table'

export type LateLink = Data.LateLink.Variants['forList']

export function LateLinkTable({ links }: { links: LateLink[] }) {
  const t = useTranslations('merchant.lateLinks')
  const [revoking, setRevoking] = useState<LateLink | null>(null)
  return (
    <>
      <FramedTable heads={[t('email'), t('form'), t('state'), t('author')]} actions={t('actions')}>
        {links.map((link) => (
          <Row key={link.id} link={link} onRevoke={() => setRevoking(link)} />
        ))}
      </FramedTable>
      <ConfirmDialog
        opened={revoking !== null}
        title={t('revokeTitle')}
        text={t('revokeText', { email: revoking?.email ?? '' })}
        confirm={t('revoke')}
        url={urlFor('merchant.late_links.destroy', { id: revoking?.id ?? 0 })}
        onClose={() => setRevoking(null)}
      />
    </>
  )
}

function Row({ link, onRevoke }: { link: LateLink; onRevoke(): void }) {
  const t = useTranslations('merchant.lateLinks')
  const { email, title, state, expiresAt, author, url, request } = link
  return (
    <Table.Tr>
      <Table.Td>{email ?? '—'}</Table.Td>
      <Table.Td>{title}</Table.Td>
      <Table.Td>
        <LinkStatus state={state} expiresAt={expiresAt} />{' '}
        {request && (
          <Anchor
            component={Link}
            href={urlFor('merchant.forms.show', { form: request.type, id: request.id })}
            size="xs"
            ff="monospace"
            underline="always"
          >
            {request.idForm}
          </Anchor>
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
              aria-label={t('revokeFor', { email: email ?? '' })}
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
