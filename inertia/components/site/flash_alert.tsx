import { usePage } from '@inertiajs/react'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'

/** What the last action answered, on top of the page's content. */
export function FlashAlert() {
  const { flash } = usePage().props
  if (!flash?.type || !flash.message) return null
  const bad = flash.type === 'error'
  const Icon = bad ? IconAlertCircle : IconCircleCheck
  return (
    <div
      className={`column site-flash notice ${bad ? 'notice-bad' : 'notice-good'}`}
      role={bad ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden />
      <div>{flash.message}</div>
    </div>
  )
}
