import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { organiser } from '#config/organiser'
import type { CardFace, CardText } from '#documents/card_sheet'
import { readableOn } from '#documents/cards/color'
import { categories } from '#form_types/categories'
import { countryCode3, optionLabel } from '#form_types/options'
import { validityOf } from '#models/permission/access'
import { printedBackground } from '#models/card/background'
import CardDesign from '#models/card_design'
import type Form from '#models/form'
import Permission from '#models/permission'
import { nameOfPhoto, readPhoto } from '#models/form/photos'
import { printedLogo } from '#models/tournament/logo'
import { formatShortDay } from '#shared/days'

/** No card has it. */
const SAMPLE_TOKEN = '0'.repeat(26)

/** The QR code of a `sample`, and of a request without a card, opens no gate. Needs the relations of `cardTextOf`. */
export async function cardFaceOf(form: Form, { sample = false } = {}): Promise<CardFace> {
  const text = cardTextOf(form)
  return {
    ...text,
    ...(sample && { token: SAMPLE_TOKEN }),
    photo: await readPhoto(form.image, form.photos),
    logo: await printedLogo(text.logo),
    background: await printedBackground(text.background),
  }
}

export function printedLines(form: Form): Pick<CardText, 'name' | 'lastName' | 'role' | 'company'> {
  const { name, lastName, locale, formType } = form
  const i18n = i18nManager.locale(locale)
  const role = answerText(form, formType.card.role, i18n) ?? ''
  return { name, lastName, role, company: answerText(form, formType.card.company, i18n) }
}

/** Needs the tournament with its designs, the permission and the card. */
export function cardTextOf(form: Form): CardText {
  const i18n = i18nManager.locale(form.locale)
  const flags = Permission.effective(form.permission, form.customPermission)
  const { permission, category, tournament } = form
  const band = categories[category]
  const design = CardDesign.of(tournament.designs, category)
  const color = form.color ?? permission?.color ?? design.color
  return {
    serial: form.card?.serial ?? form.idForm,
    token: form.card?.token ?? SAMPLE_TOKEN,
    ...printedLines(form),
    country: countryCode3(form.idNationality),
    category: {
      key: category,
      ...categoryNames(category, i18n),
      ...band,
      // The default text colour may not be readable on another colour.
      ...(color && { color, textColor: readableOn(color) }),
    },
    zones: Permission.zonesOf(flags).map((code) => ({ code, label: zoneLabel(form, code) })),
    validity: shownValidity(form),
    photo: form.image && nameOfPhoto(form.image),
    tournament: {
      name: tournament.name,
      year: tournament.year,
      sport: tournament.sport,
      accent: tournament.accent,
      place: tournament.place ?? undefined,
    },
    logo: tournament.logo,
    background: design.background,
    locale: form.locale,
    terms: ['es', 'en'].map((locale) =>
      i18nManager.locale(locale).t('forms.card.terms', { organiser: organiser.name })
    ),
  }
}

function categoryNames(category: string, i18n: I18n) {
  const otherLanguage = i18nManager.locale(i18n.locale === 'es' ? 'en' : 'es')
  const label = i18n.t(`options.categories.${category}`)
  const also = otherLanguage.t(`options.categories.${category}`)
  return { label, ...(also !== label && { also }) }
}

function zoneLabel(form: Form, code: string) {
  const sport = form.tournament.sport
  return ['es', 'en']
    .map((locale) => i18nManager.locale(locale).t(`options.zones.${sport}.${code}`))
    .join(' / ')
}

function answerText(form: Form, name: string | null, i18n: I18n): string | null {
  if (!name) return null
  const field = form.formType.allFields[name]
  const value = form.answers[name]
  if (value === null || value === undefined || value === '') return null
  return field.kind.text(value, field, {
    i18n,
    label: (list, option) => optionLabel(list, option, i18n),
  })
}

function shownValidity(form: Form): CardFace['validity'] {
  const { from, to, days } = validityOf(form)
  if (days) return { label: days.map(formatShortDay).join(', '), days }
  return {
    label: from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`,
    days: [],
  }
}
