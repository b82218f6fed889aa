import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { PhotoWarning } from '~/fields/photo/quality'

type Props = { warnings: PhotoWarning[]; onAccept(): void }

/** What would be better about the photo; the person decides, and the button to choose another follows. Loaded with the first photo. */
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
