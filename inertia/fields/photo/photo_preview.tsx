import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FaceOval } from '~/fields/photo/face_oval'
import type { Area, Picture } from '~/fields/photo/picture'
import { Ready } from '~/fields/photo/ready'

const PhotoCropper = lazy(() => import('~/fields/photo/cropper'))

type Props = {
  /** The picture just chosen, which can be cropped. */
  picture: Picture | null
  stored: string | null
  /** Whether the picture has warnings. */
  doubtful: boolean
  onCrop(area: Area): void
}

function Still({ url, children }: { url: string; children?: ReactNode }) {
  return (
    <div className="photo-stage">
      <img className="photo-still" src={url} alt="" />
      {children}
    </div>
  )
}

export function PhotoPreview({ picture, stored, doubtful, onCrop }: Props) {
  const t = useTranslations('ui.photo')
  if (picture) {
    const uncropped = (
      <div className="photo-editor">
        <Still url={picture.url}>
          <FaceOval />
        </Still>
        <Ready doubtful={doubtful} />
      </div>
    )
    return (
      <Suspense fallback={uncropped}>
        <PhotoCropper key={picture.url} picture={picture} doubtful={doubtful} onCrop={onCrop} />
      </Suspense>
    )
  }
  if (!stored) return null
  return (
    <div className="photo-editor">
      <Still url={stored} />
      <p className="photo-side">{t('current')}</p>
    </div>
  )
}
