import { router } from '@inertiajs/react'
import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/**
 * Says when a visit fails, and keeps the page with what is open and chosen in it: without an answer,
 * after the answer of a proxy, and after an error of the server to anything but a GET.
 */
export function useFailedVisit() {
  const t = useTranslations('merchant.shell')

  useEffect(() => {
    let method = 'get'
    const tell = (message: string) =>
      notifications.show({
        id: 'failed-visit',
        message,
        color: 'red',
        role: 'alert',
        autoClose: 12_000,
      })
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (!visit.prefetch) method = visit.method
      }),
      router.on('networkError', (event) => {
        event.preventDefault()
        tell(t('offline'))
      }),
      router.on('httpException', (event) => {
        const { headers, status } = event.detail.response
        const isPage = 'x-inertia' in headers
        if (isPage && (status < 500 || method === 'get')) return
        event.preventDefault()
        tell(t('broken', { status }))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [t])
}
