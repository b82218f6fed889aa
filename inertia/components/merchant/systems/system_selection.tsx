import { urlFor } from '~/client'
import { ChosenPanel } from '~/components/merchant/list/chosen_panel'
import type { Selection } from '~/components/merchant/list/use_selection'
import { PrintButton } from '~/components/merchant/print_button'
import type { SystemCan } from '~/components/merchant/systems/types'
import { systemFilterOf, type SystemControls } from '~/components/merchant/systems/use_system_query'

type Props = { selection: Selection; list: SystemControls; can: SystemCan; total: number }

export function SystemSelection({ selection, list, can, total }: Props) {
  const every = { all: true, filter: systemFilterOf(list.current) }
  return (
    <ChosenPanel
      selection={selection}
      total={total}
      targets={selection.all ? every : { ids: selection.ids }}
      mayDecide={can.decideMany}
      decisionUrl={urlFor('merchant.systems.states')}
    >
      {can.print && (
        <PrintButton
          ids={selection.idsIn('approved')}
          all={selection.all ? every : undefined}
          size="xs"
        />
      )}
    </ChosenPanel>
  )
}
