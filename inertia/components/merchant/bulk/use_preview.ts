import { useEffect, useState } from 'react'
import type { FormDataConvertible } from '@inertiajs/core'
import type { ChangePreview } from '#bulk_changes/preview'
import { askServer, asksForLogin, isFinal } from '~/components/merchant/ask_server'

export type { ChangePreview }

/** The requests of a bulk change: their ids, or the filter of a list. */
export type Targets = Record<string, FormDataConvertible>

const RETRY_MS = 3000
/** A value that is being typed is not refused yet. */
const TYPED_MS = 700

/**
 * What a change would do; asked again while the server does not answer. `errors`: why it was refused,
 * by field. `again`: asks once more, after the change was made.
 */
export function usePreview<Answer = ChangePreview>(
  url: string,
  body: object | null,
  method: 'POST' | 'PUT' = 'POST'
) {
  const [preview, setPreview] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [times, setTimes] = useState(0)
  const question = body && JSON.stringify(body)

  useEffect(() => {
    setPreview(null)
    setFailed(false)
    setErrors({})
    if (!question) return
    // The answer to an earlier question is ignored.
    let isCurrent = true
    const refuse = (refusals: Record<string, string>) => {
      setFailed(true)
      setErrors(refusals)
    }
    const ask = () => {
      askServer<Answer>(url, { ...JSON.parse(question), preview: true }, { method })
        .then((answer) => {
          if (!isCurrent) return
          setFailed(false)
          setPreview(answer)
        })
        .catch((error) => {
          if (!isCurrent) return
          if (isFinal(error)) {
            timer = setTimeout(() => refuse(error.errors), TYPED_MS)
            return
          }
          setFailed(true)
          if (!asksForLogin(error)) timer = setTimeout(ask, RETRY_MS)
        })
    }
    let timer = setTimeout(ask, 150)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [url, question, times])

  return { preview, failed, errors, again: () => setTimes((count) => count + 1) }
}
