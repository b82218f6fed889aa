import { Paper, Text } from '@mantine/core'
import { IconPencilCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import { labelsOf } from '~/components/merchant/show/asked_changes'
import { isShown } from '~/components/merchant/show/sections'
import { StatusBadge } from '~/components/merchant/status_badge'
import type { Corrected, FormTypeProp } from '~/components/merchant/types'

type Props = { corrected: Corrected; formType: FormTypeProp }

export function CorrectedChanges({ corrected: { fields, at }, formType }: Props) {
  const t = useTranslations('merchant.show.corrected')
  const names = fields.filter((name) => isShown(formType.fields[name]))
  return (
    <Paper withBorder p="sm">
      <Text size="sm" fw={600}>
        {t.rich('title', { at: () => <Moment at={at} /> })}
      </Text>
      <Text size="xs">{names.length > 0 ? labelsOf(formType, names) : t('nothing')}</Text>
    </Paper>
  )
}

export function CorrectedMark({ kind }: { kind: string }) {
  const t = useTranslations('merchant.show.corrected')
  return (
    <StatusBadge tone="wait" icon={IconPencilCheck}>
      {t(kind === 'photo' || kind === 'file' ? kind : 'mark')}
    </StatusBadge>
  )
}
