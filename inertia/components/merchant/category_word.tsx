import classes from '~/components/merchant/category_word.module.css'
import type { Option } from '~/components/merchant/types'

export function CategoryWord({ option, color }: { option?: Option; color?: string | null }) {
  if (!option) return null
  return (
    <span className={classes.word}>
      <span
        className={classes.dot}
        style={{ backgroundColor: color ?? option.color ?? 'transparent' }}
        aria-hidden
      />
      <span className={classes.label}>{option.label}</span>
    </span>
  )
}
