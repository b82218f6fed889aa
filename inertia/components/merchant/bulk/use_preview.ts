import { useEffect, useState } from 'react'
import { askServer } from '~/components/merchant/ask_server'

/** What a change would do, as the server works it out. */
export type ChangePreview = {
  total: number
  applies: number
  skipped: Record<string, number>
  sample: { id: number; type: string; idForm: string; name: string; from: Record<string, any> }[]
}

/** Asks what a change would do, anew whenever it changes; null body asks nothing. */
export function usePreview<Answer = ChangePreview>(url: string, body: object | null) {
  const [preview, setPreview] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const question = body && JSON.stringify(body)

  useEffect(() => {
    setPreview(null)
    setFailed(false)
    if (!question) return
    // An answer to an earlier question must not stand for this one.
    let current = true
    const timer = setTimeout(() => {
      askServer<Answer>(url, { ...JSON.parse(question), preview: true })
        .then((answer) => current && setPreview(answer))
        .catch(() => current && setFailed(true))
    }, 150)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [url, question])

  return { preview, failed }
}
