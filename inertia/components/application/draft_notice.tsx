import { IconRotateClockwise } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

type Props = {
  /** `isWhole`: with the sensitive answers, which only the tab keeps. */
  found: { at: number; isWhole: boolean } | null
  cleared: boolean
  onClear(): void
  onUndo: (() => void) | null
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export function DraftNotice({ found, cleared, onClear, onUndo }: Props) {
  const t = useTranslations('ui.draft')
  if (!found) return null
  const savedAt = new Date(found.at)
  const day = `${twoDigits(savedAt.getDate())}/${twoDigits(savedAt.getMonth() + 1)}`
  const time = `${twoDigits(savedAt.getHours())}:${twoDigits(savedAt.getMinutes())}`
  const act = cleared ? onUndo : onClear
  return (
    <div className="notice notice-quiet draft" role="status">
      <IconRotateClockwise size={20} aria-hidden />
      <div>
        {cleared ? t('cleared') : t('back', { day, time })}{' '}
        {!cleared && !found.isWhole && <>{t('again')} </>}
        {act && (
          <button type="button" className="text-button link" onClick={act}>
            {cleared ? t('undo') : t('clear')}
          </button>
        )}
      </div>
    </div>
  )
}
