import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { FaceOval } from '~/fields/photo/face_oval'
import { type Area, maxZoomOf, RATIO } from '~/fields/photo/picture'

type Props = {
  src: string
  size: { width: number; height: number }
  onFrame(area: Area): void
}

/** The original behind the frame of a portrait, moved by hand or by arrow keys. */
export function Framing({ src, size, onFrame }: Props) {
  const t = useTranslations('merchant.crop')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const maxZoom = maxZoomOf(size)
  return (
    <div>
      <div className="photo-stage">
        <Cropper
          image={src}
          aspect={RATIO}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ 'role': 'group', 'aria-label': t('frame') }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onFrame(area)}
        />
        <FaceOval />
      </div>
      {maxZoom > 1.05 ? (
        <label className="photo-zoom">
          {t('zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
      ) : (
        <p>{t('small')}</p>
      )}
    </div>
  )
}
