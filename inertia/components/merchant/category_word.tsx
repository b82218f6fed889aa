import { Group, Text } from '@mantine/core'
import classes from '~/components/merchant/category_word.module.css'
import type { Option } from '~/components/merchant/types'

/** A category's colour beside its word. */
export function CategoryWord({ option, color }: { option?: Option; color?: string | null }) {
  if (!option) return null
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <span
        className={classes.dot}
        style={{ backgroundColor: color ?? option.color ?? 'transparent' }}
        aria-hidden
      />
      <Text span inherit truncate>
        {option.label}
      </Text>
    </Group>
  )
}
