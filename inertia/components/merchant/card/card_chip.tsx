import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

type Props = {
  formId: number
  hasChip: boolean
  uid: string | null
  may: boolean
}

export function CardChip({ formId, hasChip, uid, may }: Props) {
  const t = useTranslations('merchant.show.card')
  return (
    <Group gap={6} justify="space-between">
      <Text size="sm" c={hasChip ? undefined : 'dimmed'}>
        {uid
          ? t.rich('chip', {
              uid: () => (
                <Text span ff="monospace" size="sm">
                  {uid}
                </Text>
              ),
            })
          : t(hasChip ? 'withChip' : 'noChip')}
      </Text>
      {may && (
        <Anchor component={Link} href={urlFor('merchant.rfid_tags.show', { id: formId })} size="sm">
          {t(hasChip ? 'changeChip' : 'registerChip')}
        </Anchor>
      )}
    </Group>
  )
}
