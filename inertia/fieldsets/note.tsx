import type { PropsWithChildren } from 'react'
import { useAnswers } from '~/fields/answers'

/** What a section tells applicants before its questions, as quietly as a hint. */
export function Note({ children }: PropsWithChildren) {
  const { mode } = useAnswers()
  if (mode === 'staff') return null
  return (
    <div className="field-public">
      <p className="group-hint">{children}</p>
    </div>
  )
}
