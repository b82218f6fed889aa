import { Button, CloseButton, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionDialog, type Decision } from '~/components/merchant/decision_dialog'
import { ExportButton } from '~/components/merchant/list/export_button'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { Selection } from '~/components/merchant/list/use_selection'
import { PrintButton } from '~/components/merchant/print_button'
import type { Can } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { type: string; selection: Selection; list: ListControls; can: Can; total: number }

/** What can be done with the chosen requests, and with how many of them. */
export function SelectionPanel({ type, selection, list, can, total }: Props) {
  const t = useTranslations('merchant.selection')
  const [decision, setDecision] = useState<Decision | null>(null)
  const fitting = {
    approved: selection.idsIn('waiting', 'rejected'),
    rejected: selection.idsIn('waiting', 'approved'),
  }
  const ids = decision ? fitting[decision] : []

  return (
    <div className={classes.panel} role="region" aria-label={t('label')}>
      <Text size="sm" fw={600} role="status">
        {t('count', { count: selection.count })}
      </Text>
      {can.decideMany && (
        <>
          <Button
            size="xs"
            color="green"
            leftSection={<IconCheck size={15} aria-hidden />}
            disabled={fitting.approved.length === 0}
            onClick={() => setDecision('approved')}
          >
            {t('approve', { count: fitting.approved.length })}
          </Button>
          <Button
            size="xs"
            color="red"
            variant="light"
            leftSection={<IconX size={15} aria-hidden />}
            disabled={fitting.rejected.length === 0}
            onClick={() => setDecision('rejected')}
          >
            {t('reject', { count: fitting.rejected.length })}
          </Button>
        </>
      )}
      {can.print && <PrintButton ids={selection.idsIn('approved')} size="xs" />}
      {can.export && <ExportButton type={type} list={list} total={total} ids={selection.ids} />}
      <CloseButton ml="auto" aria-label={t('clear')} onClick={selection.clear} />
      <DecisionDialog
        decision={decision}
        count={ids.length}
        skipped={selection.count - ids.length}
        url={urlFor('merchant.forms.states.batch', { form: type })}
        data={{ ids }}
        onClose={() => setDecision(null)}
        onDone={selection.clear}
      />
    </div>
  )
}
