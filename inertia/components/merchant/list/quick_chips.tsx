import { Chip } from '@mantine/core'

type Props = {
  /** Filters with a count, and whether a list is narrowed to them. */
  filters: { name: string; label: string; count: number; checked: boolean; toggle(): void }[]
}

/** Filters of one click. Those that would find nothing are left out. */
export const QuickChips = ({ filters }: Props) =>
  filters
    .filter(({ count, checked }) => count > 0 || checked)
    .map(({ name, label, checked, toggle }) => (
      <Chip key={name} size="xs" checked={checked} onChange={toggle}>
        {label}
      </Chip>
    ))
