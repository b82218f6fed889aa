import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { FaceOval } from '~/fields/photo/face_oval'
import { type Area, maxZoomOf, type Picture, RATIO } from '~/fields/photo/picture'
import { Ready } from '~/fields/photo/ready'

type Props = { picture: Picture; doubtful: boolean; onCrop(area: Area): void }

/** Frames the face. Loaded with the first photo: most of its weight is the cropping library. */
export default function PhotoCropper({ picture, doubtful, onCrop }: Props) {
  const t = useTranslations('ui.photo')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const maxZoom = maxZoomOf(picture)
  return (
    <div className="photo-editor">
      <div className="photo-stage">
        <Cropper
          image={picture.url}
          aspect={RATIO}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          zoomWithScroll={false}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ 'role': 'group', 'aria-label': t('crop') }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCrop(area)}
        />
        <FaceOval />
      </div>
      <Ready doubtful={doubtful}>
        {maxZoom > 1.05 && (
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
        )}
      </Ready>
    </div>
  )
}
