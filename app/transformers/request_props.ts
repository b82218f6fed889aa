import type { I18n } from '@adonisjs/i18n'
import { checksOf } from '#models/form/checks'
import type Form from '#models/form'
import type User from '#models/user'
import { accessProp } from '#transformers/access_transformer'
import { cardProps } from '#transformers/card_props'
import FormTransformer, { logRow } from '#transformers/form_transformer'
import { formTypeProp, optionsProp } from '#transformers/form_type_transformer'
import { wordsOfMove } from '#transformers/moves'
import { officeProps } from '#transformers/office_props'
import { readyReasons } from '#transformers/reason_transformer'
import type { can } from '#validators/path'

type Can = Awaited<ReturnType<typeof can>>

/**
 * Everything the page shows of a request. Its tournament, permission, card, logs, parent, guests
 * and links must be loaded.
 */
export async function requestProps(form: Form, reader: User, rights: Can, i18n: I18n) {
  const { parent } = form
  return {
    form: FormTransformer.transform(form).useVariant('forEdit') as any,
    type: form.type,
    logs: form.logs.map((log) => ({
      ...logRow(log, rights),
      ...(log.type === 'moved' && { words: wordsOfMove(log, i18n) }),
    })),
    guests: FormTransformer.transform(
      form.guests.filter(({ type }) => reader.seesType(type))
    ).useVariant('forRelated') as any,
    parent:
      parent && reader.seesType(parent.type)
        ? (FormTransformer.transform(parent).useVariant('forRelated') as any)
        : null,
    guestLinks: rights.edit ? form.guestLinks.map((link) => link.shown) : [],
    asked: form.asked,
    corrected: form.correction,
    reasons: rights.edit ? await readyReasons(i18n) : [],
    withdrawnAt: form.withdrawnAt?.toISO() ?? null,
    checks: await checksOf(form, reader, i18n),
    access: accessProp(form, i18n),
    ...(await officeProps(form, reader, rights)),
    ...(await cardProps(form, rights)),
    formType: formTypeProp(form.formType, i18n, { staff: true }),
    options: optionsProp(form.formType, form.tournament as any, i18n, { staff: true }),
    can: rights,
  }
}
