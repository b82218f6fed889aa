import { useTranslations } from 'use-intl'
import { Frame } from '~/fields/photo/frame'
import type { Area } from '~/fields/photo/picture'

type Props = {
  src: string
  size: { width: number; height: number }
  onFrame(area: Area): void
}

export function Framing({ src, size, onFrame }: Props) {
  const t = useTranslations('merchant.crop')
  return (
    <div>
      <Frame src={src} size={size} words={{ frame: t('frame'), zoom: t('zoom') }} onFrame={onFrame}>
        {(zoom) => zoom || <p>{t('small')}</p>}
      </Frame>
    </div>
  )
}
