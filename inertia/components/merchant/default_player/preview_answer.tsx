import { Alert, Loader, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props<Answer> = {
  answer: Answer | null
  failed: boolean
  asked: boolean
  words: { unasked: string; failed: string; counting: string }
  children(answer: Answer): ReactNode
}

export function PreviewAnswer<Answer>({ answer, failed, asked, words, children }: Props<Answer>) {
  if (!asked) return <Text c="dimmed">{words.unasked}</Text>
  if (failed)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
        {words.failed}
      </Alert>
    )
  if (!answer)
    return (
      <Text size="sm" c="dimmed">
        <Loader size={12} mr={8} aria-hidden />
        {words.counting}
      </Text>
    )
  return children(answer)
}
