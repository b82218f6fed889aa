import { useState } from 'react'

/** Whether a visit is under way, and the callbacks for its options. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  return [busy, { onStart: () => setBusy(true), onFinish: () => setBusy(false) }] as const
}
