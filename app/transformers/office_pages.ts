import type { I18n } from '@adonisjs/i18n'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { formTypes } from '#form_types/index'
import { fold } from '#models/fold'
import type User from '#models/user'

export type OfficePage = { title: string; url: string }

const isOffice = () => true
const lists = (type: string) => (user: User) => user.seesType(type)
const mayPrint = (user: User) => user.has('print')
const mayChangeMany = (user: User) => user.has('edit') && user.has('toppanel')
const isAdmin = (user: User) => user.isAdmin

/** The pages that a search leads to besides requests, by their words in the navigation. */
const pages = [
  ['dashboard', 'merchant.dashboard', isOffice],
  ['figures', 'merchant.figures.index', isOffice],
  ['types', 'merchant.form_types.index', isOffice],
  ['changes', 'merchant.changes.index', mayChangeMany],
  ['lateLinks', 'merchant.late_links.index', mayChangeMany],
  ['ballboys', 'merchant.lists.ballboys', lists('ballboy')],
  ['tutors', 'merchant.lists.tutors', lists('ballboy')],
  ['guests', 'merchant.lists.guests', lists('guest')],
  ['invitedBy', 'merchant.lists.invited_by', lists('player')],
  ['systems', 'merchant.systems.index', isOffice],
  ['batches', 'merchant.batches.index', mayPrint],
  ['access', 'merchant.access.index', isOffice],
  ['scan', 'merchant.scans.create', isOffice],
  ['restaurantStation', 'merchant.restaurant_scans.create', isAdmin],
  ['collectives', 'merchant.collectives.index', isOffice],
  ['players', 'merchant.default_players.index', isAdmin],
  ['tournaments', 'merchant.tournaments.index', isAdmin],
  ['restaurants', 'merchant.restaurants.index', isAdmin],
  ['permissions', 'merchant.permissions.index', isAdmin],
  ['users', 'merchant.users.index', isAdmin],
  ['exports', 'merchant.export_recipients.index', isAdmin],
  ['blacklist', 'merchant.blacklist.index', isAdmin],
  ['reasons', 'merchant.reasons.index', isAdmin],
  ['mailTexts', 'merchant.mail_texts.index', isAdmin],
  ['mails', 'merchant.mails.index', isAdmin],
  ['history', 'merchant.history.index', isAdmin],
  ['mailbox', 'merchant.mailbox.index', isAdmin],
  ['jobs', 'merchant.jobs.index', isAdmin],
] as const

/** The office's pages that somebody may open and whose titles hold every word of a search. */
export function pagesFor(user: User, search: string, i18n: I18n): OfficePage[] {
  const words = fold(search).split(' ').filter(Boolean)
  const named = pages
    .filter(([, , may]) => may(user))
    .map(([name, route]) => ({ title: i18n.t(`merchant.nav.${name}`), url: urlFor(route) }))
  const typed = formTypes
    .ofDesk()
    .filter(({ key }) => user.seesType(key))
    .map(({ key }) => ({
      title: i18n.t(`forms.${key}.title`),
      url: urlFor('merchant.forms.index', { form: key }),
    }))
  return [...named, ...typed].filter(({ title }) => {
    const folded = fold(title)
    return words.every((word) => folded.includes(word))
  })
}
