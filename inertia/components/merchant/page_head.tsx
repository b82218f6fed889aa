import { Anchor, Breadcrumbs, Group, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/page_head.module.css'

type Crumb = { label: string; href: string }

type Props = {
  title: string
  /** Heading on the page, if it differs from the document's title. */
  heading?: ReactNode
  crumbs?: Crumb[]
  /** Last breadcrumb, if it differs from the heading. */
  here?: string
  beside?: ReactNode
  action?: ReactNode
}

export function PageHead({ title, heading = title, crumbs = [], here, beside, action }: Props) {
  const t = useTranslations('merchant.shell')
  return (
    <header className={classes.head}>
      <Head title={title} />
      {crumbs.length > 0 && (
        <nav aria-label={t('breadcrumbs')}>
          <Breadcrumbs
            separator="/"
            separatorMargin={6}
            classNames={{ root: classes.crumbs, breadcrumb: classes.crumbs }}
          >
            {crumbs.map(({ label, href }) => (
              <Anchor key={href} component={Link} href={href} size="xs" c="dimmed">
                {label}
              </Anchor>
            ))}
            <Text span size="xs" c="dimmed" aria-current="page">
              {here ?? heading}
            </Text>
          </Breadcrumbs>
        </nav>
      )}
      <Group justify="space-between" gap="sm" mih={36}>
        <Group gap="sm">
          <Title order={1} size="h2">
            {heading}
          </Title>
          {beside}
        </Group>
        {action}
      </Group>
    </header>
  )
}
