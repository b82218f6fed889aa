import { Progress, Stack, Text } from '@mantine/core'
import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'

type Props = {
  /** Props of the page to load again every second. */
  props: string[]
  done: number
  total: number
  text: string
  label: string
  hint: string
}

export function WorkProgress({ props, done, total, text, label, hint }: Props) {
  const { start, stop } = usePoll(1000, { only: props }, { autoStart: false })
  useEffect(() => {
    start()
    return stop
  }, [])
  return (
    <Stack gap="xs">
      <Text role="status">{text}</Text>
      <Progress value={total > 0 ? (done / total) * 100 : 0} animated aria-label={label} />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Stack>
  )
}
