import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { router, usePage } from '@inertiajs/react'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

type Flash = { type: string; message: string; report?: string } | null

const styles: Record<string, { color: string; Icon: typeof IconCheck }> = {
  success: { color: 'green', Icon: IconCheck },
  error: { color: 'red', Icon: IconAlertTriangle },
}

// A page from the browser's history has already shown its message.
const cameBack = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type ===
  'back_forward'

let first = true

/** Shows the server's message once for each response. */
export function FlashNotice() {
  const t = useTranslations('merchant.shell')
  const initial = usePage().props.flash

  useEffect(() => {
    const tell = (flash: Flash) => {
      if (!flash) return
      const { color, Icon } = styles[flash.type] ?? { color: 'blue', Icon: IconInfoCircle }
      notifications.show({
        message: flash.report ? (
          <>
            {flash.message}{' '}
            <Anchor href={flash.report} size="sm" underline="always">
              {t('report')}
            </Anchor>
          </>
        ) : (
          flash.message
        ),
        color,
        icon: <Icon size={18} aria-hidden />,
        role: flash.type === 'error' ? 'alert' : 'status',
        autoClose: flash.report || flash.type === 'error' ? 12_000 : 5000,
        closeButtonProps: { 'aria-label': t('dismiss') },
      })
    }
    if (first && !cameBack()) tell(initial)
    first = false
    return router.on('success', (event) => tell(event.detail.page.props.flash as Flash))
  }, [])

  return null
}
