import { Alert, Anchor, Button, EmptyState, Group, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconFilterOff, IconMail } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Pager } from '~/components/merchant/list/pager'
import { HeldMailsPanel, type HeldMails } from '~/components/merchant/mails/held_mails'
import type { Mail } from '~/components/merchant/mails/mail_state'
import { MailTable } from '~/components/merchant/mails/mail_table'
import { MailToolbar, type MailFilter } from '~/components/merchant/mails/mail_toolbar'
import { ResendUndelivered } from '~/components/merchant/mails/resend_undelivered'
import { PageHead } from '~/components/merchant/page_head'
import type { Pager as PagerProps } from '~/components/merchant/types'
import { withoutEmpty } from '#shared/values'

type Props = MailFilter & {
  mails: PagerProps & { data: Mail[] }
  templates: string[]
  undelivered: number
  resendable: number
  held: HeldMails[]
  smtp: boolean
}

export default function MerchantConfigMails(props: Props) {
  const { mails, search, state, template, templates, undelivered, resendable, held, smtp } = props
  const t = useTranslations('config.mails')
  const filter = { search, state, template }
  const visit = (url: string, data: Record<string, string> = {}) =>
    router.get(url, data, { preserveState: true, preserveScroll: true, replace: true })
  const change = (changes: Partial<MailFilter>) =>
    visit(urlFor('merchant.mails.index'), withoutEmpty({ ...filter, ...changes }))
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          !smtp && (
            <Button variant="default" component={Link} href={urlFor('merchant.mailbox.index')}>
              {t('files')}
            </Button>
          )
        }
      />
      <Stack>
        {undelivered > 0 && state !== 'undelivered' && (
          <Alert
            variant="light"
            color="red"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('undelivered', { count: undelivered })}
          >
            {t('undeliveredText')}{' '}
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => change({ search: '', template: '', state: 'undelivered' })}
            >
              {t('undeliveredShow')}
            </Anchor>
          </Alert>
        )}
        <HeldMailsPanel held={held} />
        <MailToolbar filter={filter} templates={templates} onChange={change} />
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {t('count', { count: mails.total })}
          </Text>
          {resendable > 0 && <ResendUndelivered count={resendable} filter={filter} />}
        </Group>
        {mails.data.length > 0 ? (
          <MailTable mails={mails.data} />
        ) : (
          <NoMails
            filtered={Boolean(search || state || template)}
            onClear={() => visit(urlFor('merchant.mails.index'))}
          />
        )}
        <Pager pager={mails} onTurn={(url) => visit(url)} />
      </Stack>
    </>
  )
}

function NoMails({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  const t = useTranslations('config.mails')
  const Icon = filtered ? IconFilterOff : IconMail
  return (
    <EmptyState
      py={64}
      icon={<Icon aria-hidden />}
      title={t(filtered ? 'noneTitle' : 'emptyTitle')}
      description={t(filtered ? 'noneText' : 'emptyText')}
    >
      {filtered && (
        <EmptyState.Actions>
          <Button variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
