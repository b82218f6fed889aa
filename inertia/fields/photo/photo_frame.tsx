import { IconCircleCheck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FaceOval } from '~/fields/photo/face_oval'
import type { Area, Picture } from '~/fields/photo/picture'

const Cropper = lazy(() => import('~/fields/photo/cropper'))

type Props = {
  /** The picture just chosen, which can be framed. */
  picture: Picture | null
  /** The photo on file. */
  stored: string | null
  onCrop(area: Area): void
}

function Still({ url }: { url: string }) {
  return (
    <div className="photo-stage">
      <img className="photo-still" src={url} alt="" />
    </div>
  )
}

/** The photo as it will be sent, and how to change its framing. */
export function PhotoFrame({ picture, stored, onCrop }: Props) {
  const t = useTranslations('ui.photo')
  if (!picture) {
    return stored ? (
      <div className="photo-editor">
        <Still url={stored} />
        <div className="photo-side">
          <p>{t('current')}</p>
        </div>
      </div>
    ) : null
  }
  return (
    <div className="photo-editor">
      <Suspense
        fallback={
          <div className="photo-stage">
            <img className="photo-still" src={picture.url} alt="" />
            <FaceOval />
          </div>
        }
      >
        <Cropper key={picture.url} picture={picture} onCrop={onCrop} />
      </Suspense>
      <div className="photo-side">
        <p className="photo-ready">
          <IconCircleCheck size={20} aria-hidden /> {t('ready')}
        </p>
        <p>
          <strong>{t('crop')}.</strong> {t('move')}
        </p>
      </div>
    </div>
  )
}
