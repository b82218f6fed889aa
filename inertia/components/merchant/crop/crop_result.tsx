import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Area } from '~/fields/photo/picture'
import classes from '~/components/merchant/crop/crop.module.css'

type Props = { src: string; size: { width: number; height: number }; area: Area }

// 35 × 45 mm, as on the card, at 96 dots an inch.
const CARD = { width: 132, height: 170 }

export function CropResult({ src, size, area }: Props) {
  const t = useTranslations('merchant.crop')
  const scale = CARD.width / area.width
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className={classes.pictures}>
      <figure style={{ margin: 0 }}>
        <Text component="figcaption" size="xs" c="dimmed" mb={4}>
          {t('result')}
        </Text>
        <span className={classes.window} style={CARD}>
          <img
            src={src}
            alt=""
            style={{
              width: size.width * scale,
              height: size.height * scale,
              left: -area.x * scale,
              top: -area.y * scale,
            }}
          />
        </span>
      </figure>
      <figure style={{ margin: 0 }}>
        <Text component="figcaption" size="xs" c="dimmed" mb={4}>
          {t('original')} · {t('originalSize', size)}
        </Text>
        <span className={classes.original}>
          <img src={src} alt="" />
          <span
            className={classes.frame}
            style={{
              left: share(area.x, size.width),
              top: share(area.y, size.height),
              width: share(area.width, size.width),
              height: share(area.height, size.height),
            }}
          />
        </span>
      </figure>
    </div>
  )
}
