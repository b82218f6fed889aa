import { ActionIcon, Burger, Group, Text, Tooltip } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PaletteButton } from '~/components/merchant/shell/palette_button'
import { homeOf } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'
import { UserMenu } from '~/components/merchant/shell/user_menu'
import { LanguageSwitch } from '~/components/site/language_switch'
import { SchemeToggle } from '~/components/site/scheme_toggle'
import { SportMark } from '~/components/site/sport_mark'
import classes from '~/components/merchant/shell/shell.module.css'

type Props = { navigation: { opened: boolean; folded: boolean; toggle(): void; fold(): void } }

export function Header({ navigation }: Props) {
  const t = useTranslations('merchant.shell')
  const { app, user, may } = useOffice()
  return (
    <Group h="100%" px="md" gap="sm" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Burger
          opened={navigation.opened}
          onClick={navigation.toggle}
          hiddenFrom="sm"
          size="sm"
          aria-label={t(navigation.opened ? 'closeMenu' : 'openMenu')}
          aria-expanded={navigation.opened}
        />
        <Tooltip label={t(navigation.folded ? 'openMenu' : 'closeMenu')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            visibleFrom="sm"
            onClick={navigation.fold}
            aria-label={t(navigation.folded ? 'openMenu' : 'closeMenu')}
            aria-expanded={!navigation.folded}
          >
            <IconLayoutSidebar size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Link href={homeOf(user)} className={classes.brand}>
          <SportMark sport={app.tournament ? app.sport : 'card'} size={28} />
          <Text span fw={600} truncate>
            {app.tournament ?? app.name}
          </Text>
        </Link>
      </Group>
      <Group gap={4} wrap="nowrap">
        {may('enterOffice') && <PaletteButton />}
        <LanguageSwitch />
        <SchemeToggle />
        <UserMenu />
      </Group>
    </Group>
  )
}
