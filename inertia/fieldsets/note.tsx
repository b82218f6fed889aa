import type { PropsWithChildren } from 'react'
import { useAnswers } from '~/fields/answers'

/** What a section says before its questions, as quietly as a hint. */
export function Note({ children }: PropsWithChildren) {
  const { mode } = useAnswers()
  return (
    <div className={`field-${mode}`}>
      <p className="group-hint">{children}</p>
    </div>
  )
}
