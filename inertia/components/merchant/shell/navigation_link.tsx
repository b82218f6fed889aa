import { Badge, NavLink, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import classes from '~/components/merchant/shell/shell.module.css'

type Props = {
  label: string
  href: string
  icon: ReactNode
  active: boolean
  count?: number
  countLabel?: string
  onFollow(): void
}

export function NavigationLink({
  label,
  href,
  icon,
  active,
  count = 0,
  countLabel,
  onFollow,
}: Props) {
  const format = useFormatter()
  return (
    <NavLink
      component={Link}
      href={href}
      label={label}
      title={label}
      noWrap
      leftSection={icon}
      active={active}
      aria-current={active ? 'page' : undefined}
      className={classes.link}
      onClick={onFollow}
      rightSection={
        count > 0 && (
          <Badge variant="default" size="sm" component="span">
            <span aria-hidden>{format.number(count)}</span>
            <VisuallyHidden>{countLabel}</VisuallyHidden>
          </Badge>
        )
      }
    />
  )
}
