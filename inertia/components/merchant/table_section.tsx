import { Text, Title } from '@mantine/core'
import type { PropsWithChildren } from 'react'

type Props = PropsWithChildren<{
  /** Id of the heading. */
  id: string
  title: string
  /** What stands for the table where it has no rows. */
  empty: string | false
}>

/** A table below its heading. */
export function TableSection({ id, title, empty, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h5" id={id} mb="xs">
        {title}
      </Title>
      {empty ? <Text c="dimmed">{empty}</Text> : children}
    </section>
  )
}
