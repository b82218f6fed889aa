import { useTranslations } from 'use-intl'
import { CropFrame } from '~/fields/photo/crop_frame'
import type { Area, Picture } from '~/fields/photo/picture'
import { Ready } from '~/fields/photo/ready'

type Props = { picture: Picture; doubtful: boolean; onCrop(area: Area): void }

/** Loaded with the first photo: the cropping library is large. */
export default function PhotoCropper({ picture, doubtful, onCrop }: Props) {
  const t = useTranslations('ui.photo')
  return (
    <div className="photo-editor">
      <CropFrame
        src={picture.url}
        size={picture}
        words={{ frame: t('crop'), zoom: t('zoom') }}
        zoomWithScroll={false}
        onFrame={onCrop}
      >
        {(zoom) => <Ready doubtful={doubtful}>{zoom}</Ready>}
      </CropFrame>
    </div>
  )
}
