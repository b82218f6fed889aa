import { Button, EmptyState } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconFilterOff, IconInbox } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ListControls } from '~/components/merchant/list/use_list_query'

type Props = { type: string; list: ListControls; canCreate: boolean }

export function EmptyList({ type, list, canCreate }: Props) {
  const t = useTranslations('merchant.list.empty')
  if (list.isFiltered) {
    return (
      <EmptyState
        py={64}
        icon={<IconFilterOff aria-hidden />}
        title={t('filteredTitle')}
        description={t('filteredText')}
      >
        <EmptyState.Actions>
          <Button variant="default" onClick={list.clear}>
            {t('clear')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  }
  return (
    <EmptyState py={64} icon={<IconInbox aria-hidden />} title={t('title')} description={t('text')}>
      {canCreate && (
        <EmptyState.Actions>
          <Button
            component={Link}
            href={urlFor('merchant.forms.create', { form: type })}
            variant="default"
          >
            {t('create')}
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
