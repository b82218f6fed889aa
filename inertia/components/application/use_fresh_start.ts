import { type InertiaFormProps, usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { useDraft } from '~/components/application/use_draft'
import type { Answers } from '~/fields/checks'

type Form = Pick<InertiaFormProps<Answers>, 'data' | 'setData'>
type Draft = Pick<ReturnType<typeof useDraft>, 'found' | 'touch' | 'drop'>

/** Lets people delete the answers that their draft has restored, and take that back until they type. */
export function useFreshStart(form: Form, fresh: Answers, draft: Draft) {
  const { errors } = usePage().props
  const [cleared, setCleared] = useState<{ answers: Answers | null; errors: unknown } | null>(null)
  const [round, setRound] = useState(0)

  const startAgain = () => {
    setCleared({ answers: form.data, errors })
    form.setData(fresh)
    setRound((count) => count + 1)
    draft.drop()
  }

  const undo = () => {
    form.setData(cleared!.answers!)
    setCleared(null)
    setRound((count) => count + 1)
    draft.touch()
  }

  return {
    /** A key for the questions, which forget the answers that were deleted. */
    round,
    errors: cleared?.errors === errors ? {} : errors,
    /** To be called with each change of an answer. */
    onTyped() {
      draft.touch()
      setCleared((before) => before && { ...before, answers: null })
    },
    notice: {
      found: draft.found,
      cleared: cleared !== null,
      onClear: startAgain,
      onUndo: cleared?.answers ? undo : null,
    },
  }
}
