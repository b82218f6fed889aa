import type { I18n } from '@adonisjs/i18n'
import { checksOf } from '#requests/checks'
import type Form from '#models/form'
import { isWithheld } from '#models/form/sight'
import type User from '#models/user'
import { accessProp } from '#props/access'
import { cardProps } from '#props/card'
import { consentLines } from '#props/consent'
import FormTransformer, { logRow, withheldLogRow } from '#transformers/form_transformer'
import { formTypeProp, optionsProp } from '#props/form_type'
import { wordsOfMove } from '#props/moves'
import { officeProps } from '#props/office'
import { readyReasons } from '#props/reason'
import type { requestAbilities } from '#http/abilities'

type Can = Awaited<ReturnType<typeof requestAbilities>>

/** Its tournament, permission, card, logs, parent, guests and links must be loaded. */
export async function requestProps(form: Form, reader: User, rightsForType: Can, i18n: I18n) {
  const { parent } = form
  const withheld = isWithheld(reader, form)
  const rights = withheld ? { ...rightsForType, edit: false, print: false } : rightsForType
  return {
    form: new FormTransformer(form).forShow(reader),
    type: form.type,
    logs: form.logs.map((log) => ({
      ...(withheld ? withheldLogRow(log) : logRow(log, rights)),
      ...(log.type === 'moved' && !withheld && { words: wordsOfMove(log, i18n) }),
    })),
    guests: form.guests
      .filter(({ type }) => reader.seesType(type))
      .map((guest) => new FormTransformer(guest).forRelated()),
    parent:
      parent && reader.seesType(parent.type) ? new FormTransformer(parent).forRelated() : null,
    guestLinks: rights.edit ? form.guestLinks.map((link) => link.shownTo(reader)) : [],
    asked: withheld ? null : form.asked,
    corrected: withheld ? null : form.correction,
    reasons: rights.edit ? await readyReasons(i18n) : [],
    withdrawnAt: form.withdrawnAt?.toISO() ?? null,
    checks: withheld ? [] : await checksOf(form, reader, i18n),
    access: accessProp(form, i18n),
    consents: withheld ? [] : await consentLines([form], i18n),
    ...(await officeProps(form, reader, rights)),
    ...(withheld && { notes: [], ledger: [], ledgerGoesOn: false }),
    ...(await cardProps(form, rights)),
    formType: formTypeProp(form.formType, i18n, { staff: true }),
    options: optionsProp(form.formType, form.tournament, i18n, { staff: true }),
    can: rights,
  }
}
