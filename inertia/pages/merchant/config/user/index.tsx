import { EmptyState, TextInput } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CreateLink } from '~/components/merchant/create_link'
import { PageHead } from '~/components/merchant/page_head'
import type { Account, AccountOptions } from '~/components/merchant/user/types'
import { UserTable } from '~/components/merchant/user/user_table'

type Props = { users: Account[]; search: string; options: AccountOptions }

export default function MerchantConfigUserIndex({ users, search, options }: Props) {
  const t = useTranslations('config.users')
  const [typed, setTyped] = useState(search)
  const find = (event: FormEvent) => {
    event.preventDefault()
    router.get(urlFor('merchant.users.index'), typed.trim() ? { search: typed.trim() } : {}, {
      preserveState: true,
      replace: true,
      only: ['users', 'search'],
    })
  }
  return (
    <>
      <PageHead
        title={t('title')}
        action={<CreateLink href={urlFor('merchant.users.create')}>{t('create')}</CreateLink>}
      />
      <form role="search" onSubmit={find}>
        <TextInput
          name="search"
          type="search"
          maw={320}
          mb="md"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {users.length === 0 ? (
        <EmptyState
          py={64}
          icon={<IconUsers aria-hidden />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      ) : (
        <UserTable users={users} options={options} />
      )}
    </>
  )
}
