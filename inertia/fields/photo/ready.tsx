import { IconCircleCheck } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'

export function Ready({ doubtful, children }: PropsWithChildren<{ doubtful: boolean }>) {
  const t = useTranslations('ui.photo')
  return (
    <div className="photo-side">
      {!doubtful && (
        <p className="photo-ready">
          <IconCircleCheck size={20} aria-hidden /> {t('ready')}
        </p>
      )}
      <p>
        <strong>{t('crop')}.</strong> {t('move')}
      </p>
      {children}
    </div>
  )
}
