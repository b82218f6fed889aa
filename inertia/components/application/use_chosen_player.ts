import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useAnswers } from '~/fields/answers'
import type { PlayerOption } from '~/types'

export function useChosenPlayer(): PlayerOption | null {
  const { answers, options, mode } = useAnswers()
  const id: string = answers.player ?? ''
  const listed = options.players?.find(({ value }) => value === id) as PlayerOption | undefined
  // The next search replaces the options, so remember the chosen one.
  const [remembered, setRemembered] = useState(listed)
  if (listed && listed !== remembered) setRemembered(listed)
  const latest = listed ?? remembered
  const player = latest?.value === id ? latest : null

  // A restored draft holds only the player's id: load the rest.
  useEffect(() => {
    if (mode !== 'public' || id === '' || player) return
    router.reload({
      only: ['options'],
      data: { player: id },
      preserveUrl: true,
      preserveErrors: true,
      showProgress: false,
      onNetworkError: () => false,
      onHttpException: () => false,
    })
  }, [id])

  return player
}
