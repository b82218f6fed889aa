import { Anchor, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

type Props = {
  /** The figure's name in the address of its export. */
  name: string
  title: string
  text?: ReactNode
  heading?: 2 | 3
  /** Query of the Excel export; null if the user may not export. */
  excel: Record<string, string> | null
  children: ReactNode
}

export function FigurePanel({ name, title, text, heading = 2, excel, children }: Props) {
  const t = useTranslations('merchant.dashboard')
  return (
    <Paper
      withBorder
      p="md"
      // Inside a section it is no landmark: the titles would repeat.
      {...(heading === 2 && { 'component': 'section', 'aria-labelledby': `figure-${name}` })}
    >
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <Title order={heading} size="sm" fw={600} id={`figure-${name}`}>
          {title}
        </Title>
        {excel && (
          <Anchor
            href={urlFor('merchant.figures.export', {}, { qs: { ...excel, name } })}
            download
            size="xs"
            className={classes.excel}
          >
            <IconFileSpreadsheet size={15} aria-hidden />
            {t('excel')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Anchor>
        )}
      </Group>
      {text && (
        <Text size="xs" c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </Paper>
  )
}
