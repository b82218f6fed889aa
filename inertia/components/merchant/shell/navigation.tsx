import { NavLink, ScrollArea, Text } from '@mantine/core'
import { usePage } from '@inertiajs/react'
import {
  IconClockHour3,
  IconFileText,
  IconInbox,
  IconLayoutDashboard,
  IconMail,
  IconPrinter,
  IconUserOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { NavigationLink } from '~/components/merchant/shell/navigation_link'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'

/** The jobs of the office, and only those the user may do. */
export function Navigation({ onFollow }: { onFollow(): void }) {
  const t = useTranslations('merchant.nav')
  const { user, requestTypes } = useOffice()
  const { url } = usePage()
  const path = url.split('?')[0]
  if (!user) return null
  const link = (label: string, href: string, Icon: typeof IconMail, whole = false) => (
    <NavigationLink
      label={label}
      href={href}
      icon={<Icon size={17} stroke={1.6} aria-hidden />}
      active={whole ? path === href : path === href || path.startsWith(`${href}/`)}
      onFollow={onFollow}
    />
  )

  return (
    <ScrollArea component="nav" aria-label={t('label')} className={classes.navigation} type="auto">
      <Section title={t('requests')}>
        {link(t('dashboard'), urlFor('merchant.dashboard'), IconLayoutDashboard, true)}
        {link(t('types'), urlFor('merchant.form_types.index'), IconInbox, true)}
        {requestTypes.map(({ type, title, waiting }) => (
          <NavigationLink
            key={type}
            label={title}
            href={urlFor('merchant.forms.index', { form: type })}
            icon={<IconFileText size={17} stroke={1.6} aria-hidden />}
            active={path.split('/')[3] === type}
            count={waiting}
            countLabel={t('waiting', { count: waiting })}
            onFollow={onFollow}
          />
        ))}
      </Section>
      {user.permissions.canPrint && (
        <Section title={t('cards')}>
          {link(t('batches'), urlFor('merchant.batches.index'), IconPrinter)}
        </Section>
      )}
      {user.role === 'admin' && (
        <Section title={t('configuration')}>
          {link(t('exports'), urlFor('merchant.export_recipients.index'), IconClockHour3)}
          {link(t('blacklist'), urlFor('merchant.blacklist.index'), IconUserOff)}
          {link(t('mailbox'), urlFor('merchant.mailbox.index'), IconMail)}
        </Section>
      )}
    </ScrollArea>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <NavLink
      component="button"
      label={
        <Text span size="xs" fw={600} c="dimmed">
          {title}
        </Text>
      }
      defaultOpened
      childrenOffset={0}
      className={classes.section}
      classNames={{ chevron: classes.chevron }}
    >
      {children}
    </NavLink>
  )
}
