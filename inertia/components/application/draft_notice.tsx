import { IconRotateClockwise } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

type Props = {
  keptAt: number | null
  cleared: boolean
  onClear(): void
  onUndo(): void
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export function DraftNotice({ keptAt, cleared, onClear, onUndo }: Props) {
  const t = useTranslations('ui.draft')
  if (keptAt === null) return null
  const savedAt = new Date(keptAt)
  const day = `${twoDigits(savedAt.getDate())}/${twoDigits(savedAt.getMonth() + 1)}`
  const time = `${twoDigits(savedAt.getHours())}:${twoDigits(savedAt.getMinutes())}`
  return (
    <div className="notice notice-quiet draft" role="status">
      <IconRotateClockwise size={20} aria-hidden />
      <div>
        {cleared ? t('cleared') : t('back', { day, time })}{' '}
        <button type="button" className="text-button link" onClick={cleared ? onUndo : onClear}>
          {cleared ? t('undo') : t('clear')}
        </button>
      </div>
    </div>
  )
}
