import { Button } from '@mantine/core'
import { IconMail, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog } from '~/components/merchant/bulk/change_dialog'
import { TutorMailDialog } from '~/components/merchant/bulk/tutor_mail_dialog'
import { ChosenPanel } from '~/components/merchant/list/chosen_panel'
import { ExportButton } from '~/components/merchant/list/export_button'
import { filterBody, type ListControls } from '~/components/merchant/list/use_list_query'
import type { Selection } from '~/components/merchant/list/use_selection'
import { PrintButton } from '~/components/merchant/print_button'
import type { Can, Colleague, Options } from '~/components/merchant/types'

type Props = {
  type: string
  selection: Selection
  list: ListControls
  can: Can
  total: number
  options: Options
  colleagues: Colleague[]
  writesToTutors: boolean
}

export function SelectionPanel(props: Props) {
  const { type, selection, list, can, total, options, colleagues, writesToTutors } = props
  const t = useTranslations('merchant.selection')
  const [changing, setChanging] = useState(false)
  const [writing, setWriting] = useState(false)
  const { all, count } = selection
  const targets = all ? { all: true, filter: filterBody(list.current) } : { ids: selection.ids }

  return (
    <ChosenPanel
      {...{ selection, total, targets }}
      mayDecide={can.decideMany}
      decisionUrl={urlFor('merchant.forms.states.batch', { form: type })}
    >
      {can.decideMany && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={15} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('more')}
        </Button>
      )}
      {can.decideMany && writesToTutors && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMail size={15} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          {t('tutors')}
        </Button>
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
      <ChangeDialog
        opened={changing}
        {...{ type, targets, count, options, colleagues }}
        onClose={() => setChanging(false)}
        onDone={selection.clear}
      />
      <TutorMailDialog
        opened={writing}
        {...{ type, targets }}
        onClose={() => setWriting(false)}
        onDone={selection.clear}
      />
    </ChosenPanel>
  )
}
