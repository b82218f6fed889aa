import { IconUser } from '@tabler/icons-react'
import { urlFor } from '~/client'
import classes from '~/components/merchant/photo.module.css'

type Props = { file: string | null; width: number; alt?: string }

export function Photo({ file, width, alt = '' }: Props) {
  const size = { width, height: Math.round((width * 9) / 7) }
  if (!file) {
    return (
      <span
        className={classes.frame}
        style={size}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <IconUser size={Math.round(width * 0.55)} stroke={1.5} aria-hidden />
      </span>
    )
  }
  const src = urlFor('merchant.files.show', {}, { qs: { file } })
  return (
    <img className={classes.frame} {...size} src={src} alt={alt} loading="lazy" decoding="async" />
  )
}
