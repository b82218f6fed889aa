import { Button, CloseButton, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DecisionDialog, type Decision } from '~/components/merchant/decision_dialog'
import type { Selection } from '~/components/merchant/list/use_selection'
import { PrintButton } from '~/components/merchant/print_button'
import type { SystemCan } from '~/components/merchant/systems/types'
import { filterBody, type SystemControls } from '~/components/merchant/systems/use_system_query'
import classes from '~/components/merchant/list/list.module.css'

type Props = { selection: Selection; list: SystemControls; can: SystemCan; total: number }

/** What can be done with the chosen requests of the system, and with how many of them. */
export function SelectionPanel({ selection, list, can, total }: Props) {
  const t = useTranslations('merchant.selection')
  const [decision, setDecision] = useState<Decision | null>(null)
  const { all, count } = selection
  const filter = filterBody(list.current)
  const fitting = {
    approved: all ? total : selection.idsIn('waiting', 'rejected').length,
    rejected: all ? total : selection.idsIn('waiting', 'approved').length,
  }

  return (
    <div className={classes.panel} role="region" aria-label={t('label')}>
      <Text size="sm" fw={600} role="status">
        {all ? t('allChosen', { count }) : t('count', { count })}
      </Text>
      {!all && selection.page === 'all' && total > count && (
        <Button size="compact-sm" variant="subtle" onClick={selection.chooseAll}>
          {t('all', { count: total })}
        </Button>
      )}
      {can.decideMany && (
        <>
          <Button
            size="xs"
            color="green"
            leftSection={<IconCheck size={15} aria-hidden />}
            disabled={fitting.approved === 0}
            onClick={() => setDecision('approved')}
          >
            {t('approve', { count: all ? 0 : fitting.approved })}
          </Button>
          <Button
            size="xs"
            color="red"
            variant="light"
            leftSection={<IconX size={15} aria-hidden />}
            disabled={fitting.rejected === 0}
            onClick={() => setDecision('rejected')}
          >
            {t('reject', { count: all ? 0 : fitting.rejected })}
          </Button>
        </>
      )}
      {can.print && (
        <PrintButton
          ids={selection.idsIn('approved')}
          all={all ? { all: true, filter } : undefined}
          size="xs"
        />
      )}
      <CloseButton ml="auto" aria-label={t('clear')} onClick={selection.clear} />
      <DecisionDialog
        decision={decision}
        count={decision ? fitting[decision] : 0}
        url={urlFor('merchant.systems.states')}
        data={all ? { all: true, filter } : { ids: selection.ids }}
        many
        onClose={() => setDecision(null)}
        onDone={selection.clear}
      />
    </div>
  )
}
