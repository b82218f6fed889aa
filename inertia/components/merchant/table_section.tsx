import { Text, Title } from '@mantine/core'
import type { PropsWithChildren } from 'react'

type Props = PropsWithChildren<{
  id: string
  title: string
  empty: string | false
}>

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
