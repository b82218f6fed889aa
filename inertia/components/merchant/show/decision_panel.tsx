import { Button, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCameraPlus, IconMessageQuestion, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionButtons } from '~/components/merchant/decision_buttons'
import { Moment } from '~/components/merchant/moment'
import { AskChangesDialog, type Asking } from '~/components/merchant/show/ask_changes_dialog'
import { AskedChanges } from '~/components/merchant/show/asked_changes'
import { CorrectedChanges } from '~/components/merchant/show/corrected_changes'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Asked, Can, Corrected, FormTypeProp, ShownRequest } from '~/components/merchant/types'

type Props = {
  form: ShownRequest
  /** Null once the applicant has answered. */
  asked: Asked | null
  corrected: Corrected | null
  withdrawnAt: string | null
  formType: FormTypeProp
  can: Can
  /** A check holds the approval back until a reason is given. */
  needsReason: boolean
}

export function DecisionPanel({
  form,
  asked,
  corrected,
  withdrawnAt,
  formType,
  can,
  needsReason,
}: Props) {
  const t = useTranslations('merchant.show')
  const [asking, setAsking] = useState<Asking | null>(null)
  const params = { form: form.type, id: form.id }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('decision')}>
      <Stack gap="xs">
        <StateBadge
          state={form.state}
          withdrawn={withdrawnAt !== null}
          reserved={form.reserved}
          large
        />
        <Text size="xs" c="dimmed">
          {withdrawnAt
            ? t.rich('withdrawnText', { at: () => <Moment at={withdrawnAt} /> })
            : t(`stateText.${form.reserved ? 'reserved' : form.state}`)}
        </Text>
        {asked && <AskedChanges asked={asked} formType={formType} />}
        {corrected && <CorrectedChanges corrected={corrected} formType={formType} />}
        {can.edit && (
          <DecisionButtons
            form={form}
            decisions={withdrawnAt || form.reserved ? ['rejected'] : ['approved', 'rejected']}
            url={urlFor('merchant.forms.state', params)}
            data={{ version: form.version }}
            needsReason={needsReason}
          />
        )}
        {can.edit && form.state === 'waiting' && form.image && (
          <Button
            variant="default"
            leftSection={<IconCameraPlus size={17} stroke={1.6} aria-hidden />}
            onClick={() => setAsking('photo')}
          >
            {t('askPhoto')}
          </Button>
        )}
        {can.edit && form.state === 'waiting' && !form.reserved && (
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size={17} stroke={1.6} aria-hidden />}
            onClick={() => setAsking('anything')}
          >
            {t('askChanges')}
          </Button>
        )}
        {can.edit && (
          <Button
            variant="default"
            component={Link}
            href={urlFor('merchant.forms.edit', params)}
            leftSection={<IconPencil size={17} stroke={1.6} aria-hidden />}
          >
            {t('edit')}
          </Button>
        )}
      </Stack>
      <AskChangesDialog
        asking={asking}
        url={urlFor('merchant.forms.ask_changes', params)}
        form={form}
        formType={formType}
        onClose={() => setAsking(null)}
      />
    </Paper>
  )
}
