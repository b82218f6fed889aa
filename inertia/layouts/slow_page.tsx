import { router } from '@inertiajs/react'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const APPEARS_MS = 300
/** Shortest time of the placeholder, so that it does not flicker. */
const STAYS_MS = 500

type Visit = Parameters<Parameters<typeof router.on<'start'>>[1]>[0]['detail']['visit']

const loadsPage = ({ method, only, except, prefetch, async, preserveState }: Visit) =>
  method === 'get' &&
  !prefetch &&
  !async &&
  preserveState !== true &&
  only.length + except.length === 0

/** Innermost layout: a placeholder while the next page is slow. */
export function SlowPage({ children }: PropsWithChildren) {
  const t = useTranslations('ui.shell')
  const [waiting, setWaiting] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let since: number | null = null
    const later = (ms: number, shown: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        since = shown ? performance.now() : null
        setWaiting(shown)
      }, ms)
    }
    const starts = router.on('start', ({ detail: { visit } }) => {
      if (loadsPage(visit) && since === null) later(APPEARS_MS, true)
    })
    const ends = router.on('finish', ({ detail: { visit } }) => {
      if (!loadsPage(visit) || visit.interrupted) return
      if (since === null) clearTimeout(timer)
      else later(Math.max(0, STAYS_MS - (performance.now() - since)), false)
    })
    return () => {
      starts()
      ends()
      clearTimeout(timer)
    }
  }, [])

  return (
    <>
      {waiting && (
        <div className="waiting" role="status">
          <span className="visually-hidden">{t('waiting')}</span>
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} className="waiting-line" />
          ))}
        </div>
      )}
      <div className="waiting-page" aria-busy={waiting}>
        {children}
      </div>
    </>
  )
}
