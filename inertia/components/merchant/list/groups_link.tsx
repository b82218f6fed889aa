import { ActionIcon, Tooltip } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconBuilding } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

export function GroupsLink({ type }: { type: string }) {
  const t = useTranslations('merchant.list')
  return (
    <Tooltip label={t('groups')}>
      <ActionIcon
        component={Link}
        href={urlFor('merchant.forms.groups', { form: type })}
        variant="subtle"
        color="gray"
        size="md"
        aria-label={t('groups')}
      >
        <IconBuilding size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
