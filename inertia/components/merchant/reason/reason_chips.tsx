import { Chip, Group, Input } from '@mantine/core'
import { useId } from '@mantine/hooks'
import type { ReadyReason } from '~/components/merchant/types'

type Props = {
  label: string
  reasons: ReadyReason[]
  chosen: number[]
  onToggle(reason: ReadyReason): void
}

export function ReasonChips({ label, reasons, chosen, onToggle }: Props) {
  const id = useId()
  if (reasons.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="div" id={id} mb={6}>
        {label}
      </Input.Label>
      <Group gap={6}>
        {reasons.map((reason) => (
          <Chip
            key={reason.id}
            size="xs"
            checked={chosen.includes(reason.id)}
            onChange={() => onToggle(reason)}
          >
            {reason.name}
          </Chip>
        ))}
      </Group>
    </div>
  )
}
