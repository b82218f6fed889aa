import { Button, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import {
  IconCameraPlus,
  IconCheck,
  IconMessageQuestion,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionDialog } from '~/components/merchant/decision_dialog'
import { Moment } from '~/components/merchant/moment'
import { AskChangesDialog, type Asking } from '~/components/merchant/show/ask_changes_dialog'
import { AskedChanges } from '~/components/merchant/show/asked_changes'
import { CorrectedChanges } from '~/components/merchant/show/corrected_changes'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Asked, Can, Corrected, FormTypeProp, ShownRequest } from '~/components/merchant/types'
import { transitions, type Decision } from '#shared/request_states'

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
  const [decision, setDecision] = useState<Decision | null>(null)
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
        {can.edit &&
          !withdrawnAt &&
          !form.reserved &&
          transitions.approved.includes(form.state) && (
            <Button
              color="green"
              leftSection={<IconCheck size={17} aria-hidden />}
              onClick={() => setDecision('approved')}
            >
              {t('approve')}
            </Button>
          )}
        {can.edit && transitions.rejected.includes(form.state) && (
          <Button
            color="red"
            variant="light"
            leftSection={<IconX size={17} aria-hidden />}
            onClick={() => setDecision('rejected')}
          >
            {t('reject')}
          </Button>
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
      <DecisionDialog
        decision={decision}
        needsReason={needsReason}
        count={1}
        data={{ version: form.version }}
        name={`${form.name} ${form.lastName}`}
        locale={form.locale}
        url={urlFor('merchant.forms.state', params)}
        onClose={() => setDecision(null)}
      />
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
