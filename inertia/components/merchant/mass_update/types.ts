import type { updateLists } from '#props/update_lists'

/** A column to find requests by. Without values, free text is allowed. */
export type SourceColumn = ReturnType<typeof updateLists>['columns'][number]

export type UpdateLists = Pick<ReturnType<typeof updateLists>, 'targets' | 'options'>

export type Definition = {
  sourceColumn: string
  sourceValues: string[]
  resetColumn: string
  resetValue: string
}
