import { IconRotateClockwise } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

type Props = {
  /** When the restored answers were typed; null without a draft. */
  keptAt: number | null
  cleared: boolean
  onClear(): void
  onUndo(): void
}

const two = (number: number) => String(number).padStart(2, '0')

export function DraftNotice({ keptAt, cleared, onClear, onUndo }: Props) {
  const t = useTranslations('ui.draft')
  if (keptAt === null) return null
  const then = new Date(keptAt)
  const day = `${two(then.getDate())}/${two(then.getMonth() + 1)}`
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`
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
