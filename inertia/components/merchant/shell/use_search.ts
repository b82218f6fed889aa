import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type SearchController from '#controllers/merchant/search_controller'
import { urlFor } from '~/client'

type SearchResults = Awaited<ReturnType<SearchController['index']>>

const nothing: SearchResults = { requests: [], total: 0, lists: [], people: [], pages: [] }

/** Searches the office. The answer to an earlier search is ignored. */
export function useSearch(words: string, opened: boolean) {
  const [sought] = useDebouncedValue(words.trim(), 150)
  const [found, setFound] = useState<{ words: string; results: SearchResults } | null>(null)
  const [state, setState] = useState<'busy' | 'done' | 'failed'>('done')

  useEffect(() => {
    if (!opened) return
    const stop = new AbortController()
    setState('busy')
    search(sought, stop.signal)
      .then((answer) => {
        setFound({ words: sought, results: answer })
        setState('done')
      })
      .catch(() => {
        if (!stop.signal.aborted) setState('failed')
      })
    return () => stop.abort()
  }, [sought, opened])

  /** Whether the results are those of the words. */
  const isCurrent = state === 'done' && found?.words === words.trim()
  return { results: found?.results ?? nothing, state, isCurrent }
}

async function search(words: string, signal: AbortSignal): Promise<SearchResults> {
  const address = `${urlFor('merchant.search')}?${new URLSearchParams(words ? { q: words } : {})}`
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
