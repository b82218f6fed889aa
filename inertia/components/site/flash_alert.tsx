import { usePage } from '@inertiajs/react'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '~/components/site/contact_link'

/** The result of the last action. An error comes with the contact. */
export function FlashAlert() {
  const t = useTranslations('ui.shell')
  const { component, props } = usePage()
  const { flash, app } = props
  if (!flash?.type || !flash.message) return null
  const bad = flash.type === 'error'
  // The page of thanks says the same, larger.
  if (!bad && component === 'forms/thanks') return null
  const Icon = bad ? IconAlertCircle : IconCircleCheck
  return (
    <div
      className={`column site-flash notice ${bad ? 'notice-bad' : 'notice-good'}`}
      role={bad ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden />
      <div>
        {flash.message}
        {bad && (
          <div>
            {t('contact')}: <ContactLink address={app.contact} />
          </div>
        )}
      </div>
    </div>
  )
}
