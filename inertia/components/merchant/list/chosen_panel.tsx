import { Button, CloseButton, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DecisionDialog } from '~/components/merchant/decision_dialog'
import type { Selection } from '~/components/merchant/list/use_selection'
import { transitions, type Decision } from '#shared/request_states'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  selection: Selection
  total: number
  targets: Record<string, unknown>
  mayDecide: boolean
  decisionUrl: string
  children: ReactNode
}

export function ChosenPanel(props: Props) {
  const { selection, total, targets, mayDecide, decisionUrl, children } = props
  const t = useTranslations('merchant.selection')
  const [decision, setDecision] = useState<Decision | null>(null)
  const { all, count } = selection
  // How many of the selected requests a decision can change.
  const changeable = {
    approved: all ? total : selection.idsIn(...transitions.approved).length,
    rejected: all ? total : selection.idsIn(...transitions.rejected).length,
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
      {mayDecide && (
        <>
          <Button
            size="xs"
            color="green"
            leftSection={<IconCheck size={15} aria-hidden />}
            disabled={changeable.approved === 0}
            onClick={() => setDecision('approved')}
          >
            {t('approve', { count: all ? 0 : changeable.approved })}
          </Button>
          <Button
            size="xs"
            color="red"
            variant="light"
            leftSection={<IconX size={15} aria-hidden />}
            disabled={changeable.rejected === 0}
            onClick={() => setDecision('rejected')}
          >
            {t('reject', { count: all ? 0 : changeable.rejected })}
          </Button>
        </>
      )}
      {children}
      <CloseButton ml="auto" aria-label={t('clear')} onClick={selection.clear} />
      <DecisionDialog
        decision={decision}
        count={decision ? changeable[decision] : 0}
        url={decisionUrl}
        data={targets}
        many
        onClose={() => setDecision(null)}
        onDone={selection.clear}
      />
    </div>
  )
}
