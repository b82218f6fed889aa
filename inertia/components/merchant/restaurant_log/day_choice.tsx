import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'

type Props = {
  day: string | null
  today: string
  days: string[]
  onChange(changes: { day: string; days: string }): void
}

/** Previous and next skip days without charges. */
export function DayChoice({ day, today, days, onChange }: Props) {
  const t = useTranslations('restaurants.log')
  // The shown day is offered even if it has no charges.
  const offered = day && !days.includes(day) ? [...days, day].toSorted().toReversed() : days
  const at = day ? offered.indexOf(day) : -1
  const choose = (choice: string) =>
    onChange(choice === 'all' ? { day: '', days: 'all' } : { day: choice, days: '' })
  const turn = (label: string, to: string | undefined, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      disabled={!day || !to}
      onClick={() => choose(to!)}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <Group gap={6}>
      {turn(t('previousDay'), offered[at + 1], IconChevronLeft)}
      <NativeSelect
        size="xs"
        name="day"
        aria-label={t('day')}
        value={day ?? 'all'}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...offered.map((choice) => ({
            value: choice,
            label: choice === today ? t('today', { day: formatDay(choice) }) : formatDay(choice),
          })),
          { value: 'all', label: t('allDays') },
        ]}
      />
      {turn(t('nextDay'), at > 0 ? offered[at - 1] : undefined, IconChevronRight)}
      {day && day !== today && !days.includes(today) && day === days[0] && (
        <Text size="xs" c="dimmed">
          {t('noneToday')}
        </Text>
      )}
    </Group>
  )
}
