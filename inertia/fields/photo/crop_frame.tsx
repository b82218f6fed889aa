import 'react-easy-crop/react-easy-crop.css'
import { type ReactNode, useState } from 'react'
import Cropper from 'react-easy-crop'
import { FaceOval } from '~/fields/photo/face_oval'
import { type Area, maxZoomOf } from '~/fields/photo/picture'
import { PHOTO_RATIO } from '#shared/answer_limits'

type Props = {
  src: string
  size: { width: number; height: number }
  words: { frame: string; zoom: string }
  /** Whether the wheel zooms; otherwise it scrolls the page. */
  zoomWithScroll?: boolean
  onFrame(area: Area): void
  /** Content beside the frame. A picture that is too small gets no zoom. */
  children(zoom: ReactNode): ReactNode
}

/** The picture moves behind the frame, by hand or arrow keys. Imports the cropping library. */
export function CropFrame({ src, size, words, zoomWithScroll, onFrame, children }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const maxZoom = maxZoomOf(size)
  return (
    <>
      <div className="photo-stage">
        <Cropper
          image={src}
          aspect={PHOTO_RATIO}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          zoomWithScroll={zoomWithScroll}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ 'role': 'group', 'aria-label': words.frame }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onFrame(area)}
        />
        <FaceOval />
      </div>
      {children(
        maxZoom > 1.05 && (
          <label className="photo-zoom">
            {words.zoom}
            <input
              type="range"
              min={1}
              max={maxZoom}
              step={0.01}
              value={zoom}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
            />
          </label>
        )
      )}
    </>
  )
}
