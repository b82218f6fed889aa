import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** Asks before unsaved changes are lost, except when saving. Going back asks where browsers allow it. */
export function useLeaveGuard(isChanged: boolean) {
  const t = useTranslations('merchant.form')
  const { flash } = usePage().props
  const allowed = useRef(false)
  const wasChanged = useRef(false)
  // Inertia takes a form for saved when its save was refused with a message.
  const dirty = isChanged || (wasChanged.current && flash?.type === 'error')

  useEffect(() => {
    wasChanged.current = dirty
    if (!dirty) return
    const stopAsking = router.on('before', ({ detail }) => {
      // The language switch keeps what was typed.
      const leaves =
        detail.visit.method === 'get' && !detail.visit.preserveState && !allowed.current
      return !leaves || window.confirm(t('leave'))
    })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const askAtReturn = (event: NavigateEvent) => {
      const returns = event.navigationType === 'traverse' && event.destination.sameDocument
      if (returns && event.cancelable && !window.confirm(t('leave'))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    window.navigation?.addEventListener('navigate', askAtReturn)
    return () => {
      stopAsking()
      window.removeEventListener('beforeunload', ask)
      window.navigation?.removeEventListener('navigate', askAtReturn)
    }
  }, [dirty, t])

  return {
    allow: () => {
      allowed.current = true
    },
    forbid: () => {
      allowed.current = false
    },
  }
}
