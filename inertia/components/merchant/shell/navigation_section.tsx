import { NavLink, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/shell/shell.module.css'

type Props = { name: string; title: string; children: ReactNode }

/** A collapsible section; the browser remembers its state. */
export function NavigationSection({ name, title, children }: Props) {
  const [folded, setFolded] = useLocalStorage<string[]>({
    key: 'merchant.navigation.sections',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return (
    <NavLink
      component="button"
      label={
        <Text span size="xs" fw={600} c="dimmed">
          {title}
        </Text>
      }
      opened={!folded.includes(name)}
      onChange={(opened) =>
        setFolded((before) =>
          opened ? before.filter((other) => other !== name) : [...before, name]
        )
      }
      childrenOffset={0}
      className={classes.section}
      classNames={{ chevron: classes.chevron }}
    >
      {children}
    </NavLink>
  )
}
