import '~/css/office.css'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { Head } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import classes from '~/components/merchant/shell/login_frame.module.css'

type Props = PropsWithChildren<{ title: string; text?: string }>

/** A narrow page outside the office, for login and the like. */
export function LoginFrame({ title, text, children }: Props) {
  return (
    <div className={classes.frame}>
      <Head title={title} />
      <Paper withBorder p="xl" className={classes.paper}>
        <Stack gap="lg">
          <Stack gap={4}>
            <Title order={1} size="h2">
              {title}
            </Title>
            {text && <Text c="dimmed">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </Paper>
    </div>
  )
}
