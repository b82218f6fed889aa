import { Button, Group, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconLogout, IconMailForward, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import { Moment } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { useOffice } from '~/components/merchant/shell/use_office'
import type { Account, AccountOptions } from '~/components/merchant/user/types'
import { UserForm } from '~/components/merchant/user/user_form'

type Props = { account: Account; revision: string; options: AccountOptions }

export default function MerchantConfigUserEdit({ account, revision, options }: Props) {
  const t = useTranslations('config.users')
  const [asked, setAsked] = useState<'sessions' | 'factors' | 'remove' | null>(null)
  const { id, name, lastLoginAt, invitedAt } = account
  const isOwn = useOffice().user?.id === id
  return (
    <>
      <PageHead
        title={t('editTitle')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.users.index') }]}
        action={
          <Group gap="xs">
            {!lastLoginAt && account.active && (
              <Button
                variant="default"
                leftSection={<IconMailForward size={16} aria-hidden />}
                onClick={() => router.post(urlFor('merchant.users.invite', { id }))}
              >
                {t(invitedAt ? 'inviteAgain' : 'invite')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconLogout size={16} aria-hidden />}
              onClick={() => setAsked('sessions')}
            >
              {t('endSessions')}
            </Button>
            {!isOwn && account.hasFactors && (
              <Button
                variant="default"
                leftSection={<IconShieldOff size={16} aria-hidden />}
                onClick={() => setAsked('factors')}
              >
                {t('removeFactors')}
              </Button>
            )}
            {!isOwn && (
              <Button
                variant="light"
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setAsked('remove')}
              >
                {t('remove')}
              </Button>
            )}
          </Group>
        }
      />
      <Text size="sm" c="dimmed" mb="md">
        {lastLoginAt
          ? t.rich('lastLoginAt', { at: () => <Moment at={lastLoginAt} /> })
          : invitedAt
            ? t.rich('invited', { at: () => <Moment at={invitedAt} /> })
            : t('never')}
      </Text>
      <UserForm key={revision} {...{ account, revision, options }} />
      <ConfirmDialog
        opened={asked === 'sessions'}
        title={t('endTitle', { name })}
        text={t('endText', { name })}
        confirm={t('endSessions')}
        url={urlFor('merchant.users.sessions.destroy', { id })}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'factors'}
        title={t('factorsTitle', { name })}
        text={t('factorsText', { name })}
        confirm={t('removeFactors')}
        url={urlFor('merchant.users.factors.destroy', { id })}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'remove'}
        title={t('removeTitle', { name })}
        text={t('removeText', { name })}
        confirm={t('removeConfirm', { name })}
        url={urlFor('merchant.users.destroy', { id })}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
