import { Text, Title } from '@mantine/core'

type Props = { id: string; title: string; text: string; size?: 'h4' | 'h5' }

/** What a section is and what it is for. The section is labelled by `id`. */
export function SectionHead({ id, title, text, size = 'h5' }: Props) {
  return (
    <div>
      <Title order={2} size={size} id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  )
}
