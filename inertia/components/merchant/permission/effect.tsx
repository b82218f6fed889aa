import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type Permission from '#models/permission'
import { urlFor } from '~/client'
import { usePreview } from '~/components/merchant/bulk/use_preview'

type Counts = Awaited<ReturnType<Permission['effect']>>

type Props = { permission: number; changes: object }

/** What saving the changes would do. Nothing for invalid ones: saving shows their errors. */
export function Effect({ permission, changes }: Props) {
  const t = useTranslations('merchant.permissions')
  const url = urlFor('merchant.permissions.update', { id: permission })
  const { preview } = usePreview<Counts>(url, changes, 'PUT')
  const words = ({ people, printed, gates }: Counts) => t('effect', { people, printed, gates })
  return (
    <Text size="sm" role="status" mih={20}>
      {preview && words(preview)}
    </Text>
  )
}
