import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { TeamLink } from '~/components/merchant/default_player/team'
import { LinkStatus } from '~/components/merchant/link_status'
import { useRequestPath } from '~/components/merchant/request_path'
import classes from '~/components/merchant/show/show.module.css'

export function PlayerLinks({ links }: { links: TeamLink[] }) {
  const t = useTranslations('config.player')
  const pathOf = useRequestPath()
  if (links.length === 0) return null
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="player-links">
      <Title order={2} size="h5" id="player-links" mb="xs">
        {t('openLinks')}
      </Title>
      <ul className={classes.related}>
        {links.map((link) => (
          <li key={link.id} className={classes.row}>
            <span>
              <Text span size="sm">
                {link.email ?? t('noEmail')}
              </Text>{' '}
              <Text span size="sm" c="dimmed">
                {t.rich('invitedBy', {
                  name: link.host.name,
                  a: (text) => (
                    <Anchor component={Link} href={pathOf(link.host)} size="sm" underline="always">
                      {text}
                    </Anchor>
                  ),
                })}
              </Text>
            </span>
            <span>
              <LinkStatus state={link.state} expiresAt={link.expiresAt} />
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
