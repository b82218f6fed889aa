import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import type { State } from '#shared/request_states'

export type FoundRequest = {
  id: number
  title: string
  idForm: string
  name: string
  company: string | null
  state: State
  withdrawn: boolean
  url: string
}

/** A person, for users who may read all that is kept about them. */
export type FoundPerson = { name: string; requests: number; url: string }

export type SearchResults = {
  requests: FoundRequest[]
  people: FoundPerson[]
  pages: { title: string; url: string }[]
}

const nothing: SearchResults = { requests: [], people: [], pages: [] }

/** Searches the office. The answer to an earlier search is ignored. */
export function useSearch(words: string, opened: boolean) {
  const [sought] = useDebouncedValue(words.trim(), 150)
  const [results, setResults] = useState<SearchResults>(nothing)
  const [state, setState] = useState<'busy' | 'done' | 'failed'>('done')

  useEffect(() => {
    if (!opened) return
    const stop = new AbortController()
    setState('busy')
    search(sought, stop.signal)
      .then((answer) => {
        setResults(answer)
        setState('done')
      })
      .catch(() => {
        if (!stop.signal.aborted) setState('failed')
      })
    return () => stop.abort()
  }, [sought, opened])

  return { results, state }
}

async function search(words: string, signal: AbortSignal): Promise<SearchResults> {
  const address = `${urlFor('merchant.search')}?${new URLSearchParams(words ? { q: words } : {})}`
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
