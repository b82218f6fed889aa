import { ScrollArea } from '@mantine/core'
import { usePage } from '@inertiajs/react'
import {
  IconBallTennis,
  IconCashRegister,
  IconChartBar,
  IconClockHour3,
  IconDoorEnter,
  IconFileText,
  IconEraser,
  IconHistory,
  IconId,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconLink,
  IconListCheck,
  IconMail,
  IconMailCheck,
  IconMailCog,
  IconMessage2Cog,
  IconNfc,
  IconPrinter,
  IconReceipt,
  IconRefresh,
  IconReplace,
  IconSalad,
  IconScan,
  IconSignature,
  IconStack2,
  IconTableImport,
  IconToolsKitchen2,
  IconBarrierBlock,
  IconTrophy,
  IconUserOff,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useDeskLists } from '~/components/merchant/shell/desk_lists'
import { NavigationLink } from '~/components/merchant/shell/navigation_link'
import { isOfOffice } from '~/components/merchant/shell/home'
import { NavigationSection as Section } from '~/components/merchant/shell/navigation_section'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'

/** The jobs of the office, and only those the user may do. */
export function Navigation({ onFollow }: { onFollow(): void }) {
  const t = useTranslations('merchant.nav')
  const { user, requestTypes } = useOffice()
  const { url } = usePage()
  const path = url.split('?')[0]
  const lists = useDeskLists()
  const isOffice = isOfOffice(user)
  if (!user) return null
  const link = (label: string, href: string, Icon: typeof IconMail, whole = false) => (
    <NavigationLink
      key={href}
      label={label}
      href={href}
      icon={<Icon size={17} stroke={1.6} aria-hidden />}
      active={whole ? path === href : path === href || path.startsWith(`${href}/`)}
      onFollow={onFollow}
    />
  )

  return (
    <ScrollArea
      component="nav"
      aria-label={t('label')}
      className={classes.navigation}
      scrollbarSize={6}
    >
      {isOffice && (
        <Section name="requests" title={t('requests')}>
          {link(t('dashboard'), urlFor('merchant.dashboard'), IconLayoutDashboard, true)}
          {link(t('figures'), urlFor('merchant.figures.index'), IconChartBar, true)}
          {link(t('types'), urlFor('merchant.form_types.index'), IconInbox, true)}
          {requestTypes.map(({ type, title, waiting }) => (
            <NavigationLink
              key={type}
              label={t.has(`short.${type as 'line'}`) ? t(`short.${type as 'line'}`) : title}
              href={urlFor('merchant.forms.index', { form: type })}
              icon={<IconFileText size={17} stroke={1.6} aria-hidden />}
              active={path.split('/')[3] === type}
              count={waiting}
              countLabel={t('waiting', { count: waiting })}
              onFollow={onFollow}
            />
          ))}
          {user.permissions.canEdit &&
            user.permissions.canToppanel &&
            link(t('changes'), urlFor('merchant.changes.index'), IconStack2)}
          {user.permissions.canEdit &&
            user.permissions.canToppanel &&
            link(t('lateLinks'), urlFor('merchant.late_links.index'), IconLink)}
        </Section>
      )}
      {lists.length > 0 && (
        <Section name="lists" title={t('lists')}>
          {lists.map(({ label, href }) => link(label, href, IconUsersGroup))}
        </Section>
      )}
      {isOffice && (
        <Section name="cards" title={t('cards')}>
          {link(t('systems'), urlFor('merchant.systems.index'), IconId)}
          {user.permissions.canPrint &&
            link(t('batches'), urlFor('merchant.batches.index'), IconPrinter)}
          {user.permissions.canRfid &&
            link(t('chips'), urlFor('merchant.rfid_queues.show'), IconNfc)}
          {user.permissions.canRfid &&
            link(t('gate'), urlFor('merchant.gate.index'), IconBarrierBlock)}
          {link(t('access'), urlFor('merchant.access.index'), IconDoorEnter)}
          {link(t('scan'), urlFor('merchant.scans.create'), IconScan)}
        </Section>
      )}
      <Section name="onSite" title={t('onSite')}>
        {user.role !== 'restaurant' &&
          link(t('collectives'), urlFor('merchant.collectives.index'), IconSignature)}
        {user.role === 'admin' &&
          link(
            t('restaurantStation'),
            urlFor('merchant.restaurant_scans.create'),
            IconCashRegister
          )}
        {user.role !== 'coordinator' &&
          link(t('restaurantLog'), urlFor('merchant.restaurant_logs.index'), IconReceipt)}
      </Section>
      {isOffice && user.permissions.canCreate && (
        <Section name="players" title={t('playersTitle')}>
          {user.role === 'admin' &&
            link(t('players'), urlFor('merchant.default_players.index'), IconBallTennis)}
          {link(t('wta'), urlFor('merchant.imports.index'), IconTableImport)}
          {link(t('atp'), urlFor('merchant.imports_atp.index'), IconTableImport)}
        </Section>
      )}
      {user.role === 'admin' && (
        <>
          <Section name="massChanges" title={t('massChanges')}>
            {link(t('massUpdates'), urlFor('merchant.mass_updates.category'), IconReplace)}
            {link(t('creditResets'), urlFor('merchant.credit_resets.index'), IconRefresh)}
            {link(t('restaurantRules'), urlFor('merchant.restaurant_rules.index'), IconSalad)}
          </Section>
          <Section name="configuration" title={t('configuration')}>
            {link(t('tournaments'), urlFor('merchant.tournaments.index'), IconTrophy)}
            {link(t('permissions'), urlFor('merchant.permissions.index'), IconKey)}
            {link(t('restaurants'), urlFor('merchant.restaurants.index'), IconToolsKitchen2)}
            {link(t('users'), urlFor('merchant.users.index'), IconUsers)}
            {link(t('blacklist'), urlFor('merchant.blacklist.index'), IconUserOff)}
          </Section>
          <Section name="letters" title={t('letters')}>
            {link(t('mailTexts'), urlFor('merchant.mail_texts.index'), IconMailCog)}
            {link(t('reasons'), urlFor('merchant.reasons.index'), IconMessage2Cog)}
            {link(t('mails'), urlFor('merchant.mails.index'), IconMailCheck)}
            {link(t('mailbox'), urlFor('merchant.mailbox.index'), IconMail)}
            {link(t('exports'), urlFor('merchant.export_recipients.index'), IconClockHour3)}
          </Section>
          <Section name="upkeep" title={t('upkeep')}>
            {link(t('history'), urlFor('merchant.history.index'), IconHistory)}
            {link(t('jobs'), urlFor('merchant.jobs.index'), IconListCheck)}
            {link(t('caches'), urlFor('merchant.caches.create'), IconEraser)}
          </Section>
        </>
      )}
    </ScrollArea>
  )
}
