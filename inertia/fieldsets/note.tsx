import type { PropsWithChildren } from 'react'
import { useAnswers } from '~/fields/answers'

export function Note({ children }: PropsWithChildren) {
  const { mode } = useAnswers()
  if (mode === 'staff') return null
  return (
    <div className="field-public">
      <p className="group-hint">{children}</p>
    </div>
  )
}
