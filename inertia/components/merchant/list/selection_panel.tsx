import { Button, CloseButton, Text } from '@mantine/core'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog } from '~/components/merchant/bulk/change_dialog'
import { DecisionDialog, type Decision } from '~/components/merchant/decision_dialog'
import { ExportButton } from '~/components/merchant/list/export_button'
import { filterBody, type ListControls } from '~/components/merchant/list/use_list_query'
import type { Selection } from '~/components/merchant/list/use_selection'
import { PrintButton } from '~/components/merchant/print_button'
import type { Can, Colleague, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = {
  type: string
  selection: Selection
  list: ListControls
  can: Can
  total: number
  options: Options
  colleagues: Colleague[]
}

/** What can be done with the chosen requests, and with how many of them. */
export function SelectionPanel({ type, selection, list, can, total, options, colleagues }: Props) {
  const t = useTranslations('merchant.selection')
  const [decision, setDecision] = useState<Decision | null>(null)
  const [changing, setChanging] = useState(false)
  const { all, count } = selection
  const targets = all ? { all: true, filter: filterBody(list.current) } : { ids: selection.ids }
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
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {t('more')}
          </Button>
        </>
      )}
      {can.print && (
        <PrintButton
          type={type}
          ids={selection.idsIn('approved')}
          all={all ? targets : undefined}
          size="xs"
        />
      )}
      {can.export && (
        <ExportButton type={type} list={list} total={total} ids={all ? [] : selection.ids} />
      )}
      <CloseButton ml="auto" aria-label={t('clear')} onClick={selection.clear} />
      <DecisionDialog
        decision={decision}
        count={decision ? fitting[decision] : 0}
        url={urlFor('merchant.forms.states.batch', { form: type })}
        data={targets}
        many
        onClose={() => setDecision(null)}
        onDone={selection.clear}
      />
      <ChangeDialog
        opened={changing}
        {...{ type, targets, count, options, colleagues }}
        onClose={() => setChanging(false)}
        onDone={selection.clear}
      />
    </div>
  )
}
