import { may, seesType, type Ability, type Grantee } from '#shared/roles'
import { keysOf } from '#shared/keys'

type Page = {
  /** Its words are `merchant.nav.<label>`. */
  label: string
  route: `merchant.${string}`
  icon: string
  /** The ability that a user must have. Without it, the page is for everybody. */
  needs?: Ability
  /** Users with this ability have another page for it, so this one is not offered to them. */
  notFor?: Ability
  /** The form type that a user must work with to see the page. */
  formType?: string
  /** After login, users see the first landing page that they may open. */
  landing?: true
}

/** The pages that the menu, the search and the start pages link to, by section, in the menu's order. */
export const officeSections = {
  requests: [
    {
      label: 'dashboard',
      route: 'merchant.dashboard',
      icon: 'dashboard',
      needs: 'enterOffice',
      landing: true,
    },
    { label: 'figures', route: 'merchant.figures.index', icon: 'chart', needs: 'enterOffice' },
    { label: 'types', route: 'merchant.form_types.index', icon: 'inbox', needs: 'enterOffice' },
    { label: 'changes', route: 'merchant.changes.index', icon: 'stack', needs: 'changeMany' },
    { label: 'lateLinks', route: 'merchant.late_links.index', icon: 'link', needs: 'changeMany' },
  ],
  lists: [
    {
      label: 'ballboys',
      route: 'merchant.lists.ballboys',
      icon: 'people',
      needs: 'readLists',
      formType: 'ballboy',
    },
    {
      label: 'tutors',
      route: 'merchant.lists.tutors',
      icon: 'people',
      needs: 'readLists',
      formType: 'ballboy',
    },
    {
      label: 'guests',
      route: 'merchant.lists.guests',
      icon: 'people',
      needs: 'readLists',
      formType: 'guest',
    },
    {
      label: 'invitedBy',
      route: 'merchant.lists.invited_by',
      icon: 'people',
      needs: 'readLists',
      formType: 'player',
    },
  ],
  cards: [
    { label: 'systems', route: 'merchant.systems.index', icon: 'card', needs: 'enterOffice' },
    { label: 'batches', route: 'merchant.batches.index', icon: 'printer', needs: 'print' },
    { label: 'chips', route: 'merchant.rfid_queues.show', icon: 'chip', needs: 'rfid' },
    { label: 'gate', route: 'merchant.gate.index', icon: 'barrier', needs: 'rfid' },
    { label: 'access', route: 'merchant.access.index', icon: 'door', needs: 'enterOffice' },
    { label: 'scan', route: 'merchant.scans.create', icon: 'scan', needs: 'enterOffice' },
  ],
  onSite: [
    {
      label: 'desk',
      route: 'merchant.desk',
      icon: 'home',
      notFor: 'enterOffice',
      landing: true,
    },
    {
      label: 'scan',
      route: 'merchant.scans.create',
      icon: 'scan',
      needs: 'scan',
      notFor: 'enterOffice',
    },
    {
      label: 'collectives',
      route: 'merchant.collectives.index',
      icon: 'signature',
      needs: 'readPickups',
    },
    {
      label: 'restaurantStation',
      route: 'merchant.restaurant_scans.create',
      icon: 'cashRegister',
      needs: 'serve',
    },
    {
      label: 'restaurantLog',
      route: 'merchant.restaurant_logs.index',
      icon: 'receipt',
      needs: 'readCharges',
    },
  ],
  players: [
    {
      label: 'players',
      route: 'merchant.default_players.index',
      icon: 'ball',
      needs: 'configure',
    },
    {
      label: 'wta',
      route: 'merchant.imports.index',
      icon: 'import',
      needs: 'create',
      formType: 'player',
    },
    {
      label: 'atp',
      route: 'merchant.imports_atp.index',
      icon: 'import',
      needs: 'create',
      formType: 'player',
    },
  ],
  massChanges: [
    {
      label: 'massUpdates',
      route: 'merchant.mass_updates.category',
      icon: 'replace',
      needs: 'configure',
    },
    {
      label: 'creditResets',
      route: 'merchant.credit_resets.index',
      icon: 'refresh',
      needs: 'configure',
    },
    {
      label: 'restaurantRules',
      route: 'merchant.restaurant_rules.index',
      icon: 'salad',
      needs: 'configure',
    },
  ],
  configuration: [
    {
      label: 'tournaments',
      route: 'merchant.tournaments.index',
      icon: 'trophy',
      needs: 'configure',
    },
    { label: 'permissions', route: 'merchant.permissions.index', icon: 'key', needs: 'configure' },
    {
      label: 'restaurants',
      route: 'merchant.restaurants.index',
      icon: 'kitchen',
      needs: 'configure',
    },
    { label: 'users', route: 'merchant.users.index', icon: 'users', needs: 'configure' },
    {
      label: 'loginRules',
      route: 'merchant.login_rules.edit',
      icon: 'lock',
      needs: 'configure',
    },
    { label: 'blacklist', route: 'merchant.blacklist.index', icon: 'userOff', needs: 'configure' },
  ],
  letters: [
    {
      label: 'mailTexts',
      route: 'merchant.mail_texts.index',
      icon: 'mailTexts',
      needs: 'configure',
    },
    { label: 'reasons', route: 'merchant.reasons.index', icon: 'reasons', needs: 'configure' },
    { label: 'mails', route: 'merchant.mails.index', icon: 'mailLog', needs: 'configure' },
    { label: 'mailbox', route: 'merchant.mailbox.index', icon: 'mail', needs: 'configure' },
    {
      label: 'exports',
      route: 'merchant.export_recipients.index',
      icon: 'clock',
      needs: 'configure',
    },
  ],
  upkeep: [
    { label: 'history', route: 'merchant.history.index', icon: 'history', needs: 'configure' },
    { label: 'people', route: 'merchant.people.index', icon: 'shield', needs: 'configure' },
    { label: 'security', route: 'merchant.security.index', icon: 'security', needs: 'configure' },
    { label: 'journal', route: 'merchant.journal.index', icon: 'eye', needs: 'configure' },
    { label: 'jobs', route: 'merchant.jobs.index', icon: 'jobs', needs: 'configure' },
    { label: 'caches', route: 'merchant.caches.create', icon: 'eraser', needs: 'configure' },
  ],
  // In the menu of the user.
  own: [{ label: 'account', route: 'merchant.account.show', icon: 'user' }],
} as const satisfies Record<string, readonly Page[]>

export type OfficeSection = keyof typeof officeSections
export type OfficePage = (typeof officeSections)[OfficeSection][number]

/** Whether a page is offered to a user. Users may open every page that they are offered. */
function isOffered(page: Page, user: Grantee): boolean {
  const { needs, notFor, formType } = page
  return (
    (!needs || may(user, needs)) &&
    !(notFor && may(user, notFor)) &&
    (!formType || seesType(user, formType))
  )
}

/** The pages of a section that a user may open. */
export const pagesOfSection = (section: OfficeSection, user: Grantee): OfficePage[] =>
  officeSections[section].filter((page) => isOffered(page, user))

/** The pages that a user may open, in the menu's order. */
export const pagesOf = (user: Grantee): OfficePage[] =>
  keysOf(officeSections).flatMap((section) => pagesOfSection(section, user))

/** The route of the page where a user begins. */
export const landingOf = (user: Grantee) =>
  pagesOf(user).find((page) => 'landing' in page)!.route as 'merchant.dashboard' | 'merchant.desk'
