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
    <img
      key={src}
      ref={loadNearView}
      className={classes.frame}
      {...size}
      data-src={src}
      alt={alt}
      decoding="async"
    />
  )
}

let watcher: IntersectionObserver | undefined

/** Each address takes the browser a third of a millisecond, even with `loading="lazy"`. */
function loadNearView(picture: HTMLImageElement) {
  watcher ??= new IntersectionObserver(load, { rootMargin: '300px', scrollMargin: '300px' })
  watcher.observe(picture)
  return () => watcher?.unobserve(picture)
}

function load(seen: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
    watcher?.unobserve(target)
    target.src = target.dataset.src!
  }
}
