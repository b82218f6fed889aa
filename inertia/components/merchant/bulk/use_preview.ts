import { useEffect, useState } from 'react'
import type { FormDataConvertible } from '@inertiajs/core'
import type { ChangePreview } from '#bulk_changes/preview'
import { askServer } from '~/components/merchant/ask_server'

export type { ChangePreview }

/** The requests of a bulk change: their ids, or the filter of a list. */
export type Targets = Record<string, FormDataConvertible>

export function usePreview<Answer = ChangePreview>(url: string, body: object | null) {
  const [preview, setPreview] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const question = body && JSON.stringify(body)

  useEffect(() => {
    setPreview(null)
    setFailed(false)
    if (!question) return
    // The answer to an earlier question is ignored.
    let isCurrent = true
    const timer = setTimeout(() => {
      askServer<Answer>(url, { ...JSON.parse(question), preview: true })
        .then((answer) => {
          if (isCurrent) setPreview(answer)
        })
        .catch(() => {
          if (isCurrent) setFailed(true)
        })
    }, 150)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [url, question])

  return { preview, failed }
}
