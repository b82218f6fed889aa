import { ScrollArea } from '@mantine/core'
import { usePage } from '@inertiajs/react'
import { IconFileText } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { NavigationLink } from '~/components/merchant/shell/navigation_link'
import { NavigationSection } from '~/components/merchant/shell/navigation_section'
import { pageIcons } from '~/components/merchant/shell/page_icons'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'
import { officeSections, pagesOfSection, type OfficePage } from '#shared/office_pages'
import { keysOf } from '#shared/keys'
import { wordsOf } from '~/words'

type Props = { onFollow(): void }

export function Navigation({ onFollow }: Props) {
  const t = useTranslations('merchant.nav')
  const { member } = useOffice()
  const path = usePath()
  const viewport = useRef<HTMLDivElement>(null)
  useEffect(() => {
    viewport.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  if (!member) return null
  const sections = keysOf(officeSections)
    .filter((name) => name !== 'own')
    .map((name) => ({ name, pages: pagesOfSection(name, member) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <ScrollArea
      component="nav"
      aria-label={t('label')}
      className={classes.navigation}
      scrollbarSize={6}
      viewportRef={viewport}
    >
      {sections.map(({ name, pages }) => (
        <NavigationSection key={name} name={name} title={t(`sections.${name}`)}>
          {pages.map((page) => (
            <Fragment key={page.route}>
              <PageLink page={page} onFollow={onFollow} />
              {page.label === 'types' && <RequestLinks onFollow={onFollow} />}
            </Fragment>
          ))}
        </NavigationSection>
      ))}
    </ScrollArea>
  )
}

function PageLink({ page: { label, route, icon }, onFollow }: { page: OfficePage } & Props) {
  const t = useTranslations('merchant.nav')
  const path = usePath()
  const href = urlFor(route)
  const Icon = pageIcons[icon]
  // All pages of the office are below the dashboard's address.
  const isBelow = route !== 'merchant.dashboard' && path.startsWith(`${href}/`)
  return (
    <NavigationLink
      label={t(label)}
      href={href}
      icon={<Icon size={17} stroke={1.6} aria-hidden />}
      active={path === href || isBelow}
      onFollow={onFollow}
    />
  )
}

function RequestLinks({ onFollow }: Props) {
  const t = useTranslations('merchant.nav')
  const { requestTypes } = useOffice()
  const path = usePath()
  return requestTypes.map(({ type, title, waiting }) => (
    <NavigationLink
      key={type}
      label={wordsOf(t, `short.${type}`, title)}
      href={urlFor('merchant.forms.index', { form: type })}
      icon={<IconFileText size={17} stroke={1.6} aria-hidden />}
      active={path.split('/')[3] === type}
      count={waiting}
      countLabel={t('waiting', { count: waiting })}
      onFollow={onFollow}
    />
  ))
}

const usePath = () => usePage().url.split('?')[0]
