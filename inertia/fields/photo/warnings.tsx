import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { PhotoWarning } from '#shared/photo_judgement'

type Props = { warnings: PhotoWarning[]; onAccept(): void }

/** Loaded with the first photo. The person decides whether to keep the photo. */
export default function PhotoWarnings({ warnings, onAccept }: Props) {
  const t = useTranslations('ui.photo')
  return (
    <div className="notice notice-wait photo-warnings">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{t(`warnings.${warning}`)}</li>
          ))}
        </ul>
        <p>{t('warnings.mayStay')}</p>
        <Button variant="default" onClick={onAccept}>
          {t('anyway')}
        </Button>
      </div>
    </div>
  )
}
