import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { initialsOf } from '~/components/merchant/initials'
import { forgetCharges } from '~/components/merchant/charges/charge_store'
import { pageIcons } from '~/components/merchant/shell/page_icons'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'
import { officeSections } from '#shared/office_pages'

export function UserMenu() {
  const t = useTranslations('merchant.shell')
  const nav = useTranslations('merchant.nav')
  const { user } = useOffice()
  if (!user) return null
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.user}>
          <span className={classes.initials} data-initials={initialsOf(user.name)} aria-hidden />
          <VisuallyHidden>{t('userMenu', { name: user.name })}</VisuallyHidden>
          <IconChevronDown size={14} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} truncate>
            {user.name}
          </Text>
          <Text size="xs" truncate>
            {user.email}
          </Text>
          <Text size="xs">{t(`roles.${user.role}`)}</Text>
        </Menu.Label>
        <Menu.Divider />
        {officeSections.own.map(({ label, route, icon }) => {
          const Icon = pageIcons[icon]
          return (
            <Menu.Item
              key={route}
              component={Link}
              href={urlFor(route)}
              leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            >
              {nav(label)}
            </Menu.Item>
          )
        })}
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />}
          onClick={() =>
            router.post(urlFor('merchant.sessions.destroy'), {}, { onSuccess: forgetCharges })
          }
        >
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
