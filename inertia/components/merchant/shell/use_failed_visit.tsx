import { Anchor } from '@mantine/core'
import { http, router } from '@inertiajs/react'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

type Visit = Parameters<Parameters<typeof router.on<'start'>>[1]>[0]['detail']['visit']

const NOTICE = 'failed-visit'

/** The status that replaces a login page which nobody asked for. */
export const SESSION_ENDED = 401

/**
 * Says when a visit fails, and keeps the page with what is typed and chosen in it: without an answer,
 * after the answer of a proxy, after the end of the session, and after an error of the server to anything
 * but a GET.
 */
export function useFailedVisit() {
  const t = useTranslations('merchant.shell')

  useEffect(() => {
    let visit: Visit | undefined
    const tell = (message: ReactNode, autoClose: number | false = 12_000) =>
      notifications.show({
        id: NOTICE,
        message,
        color: 'red',
        role: 'alert',
        autoClose,
        closeButtonProps: { 'aria-label': t('dismiss') },
      })
    const stops = [
      router.on('start', ({ detail: { visit: started } }) => {
        if (started.prefetch) return
        visit = started
        if (!started.async) notifications.hide(NOTICE)
      }),
      http.onResponse((answer) => {
        const ended = visit && staysOnPage(visit) && isLoginPage(answer.data)
        return ended ? { ...answer, status: SESSION_ENDED } : answer
      }),
      router.on('networkError', (event) => {
        event.preventDefault()
        tell(t('offline'))
      }),
      router.on('httpException', (event) => {
        const { headers, status } = event.detail.response
        if (status === SESSION_ENDED) {
          event.preventDefault()
          tell(t.rich('sessionEnded', { login: LoginLink }), false)
          return
        }
        const isPage = 'x-inertia' in headers
        if (isPage && (status < 500 || visit?.method === 'get')) return
        event.preventDefault()
        tell(t('broken', { status }))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [t])
}

/** Whether what is typed outlasts the visit; logging out ends it. */
const staysOnPage = ({ method, only, preserveState, url }: Visit) =>
  (method !== 'get' || only.length > 0 || preserveState === true) &&
  url.pathname !== urlFor('merchant.sessions.destroy')

function isLoginPage(answer: string) {
  if (!answer.includes('merchant/login')) return false
  try {
    return JSON.parse(answer).component === 'merchant/login'
  } catch {
    return false
  }
}

const LoginLink = (words: ReactNode) => (
  <Anchor href={urlFor('merchant.sessions.create')} target="_blank" size="sm" underline="always">
    {words}
  </Anchor>
)
