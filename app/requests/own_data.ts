import type { I18n } from '@adonisjs/i18n'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import FormFile from '#models/form_file'
import JournalEntry from '#models/journal_entry'
import MailMessage from '#models/mail_message'
import { addressOf } from '#models/form/correspondence'
import { readPhoto } from '#models/form/photos'
import Consent from '#models/consent'
import { PresentPerson } from '#models/form/present_person'

const MOST_LOOKS = 50

/** GDPR articles 15 and 20. The photo is a data URL; documents are listed by name. */
export async function ownData(form: Form, i18n: I18n) {
  const { formType, tournament } = form
  const present = await PresentPerson.of(form)
  const photo = present.owns('image') ? await readPhoto(form.image) : null
  const files = await FormFile.query().where('formId', form.id).orderBy('id')
  const mails = await MailMessage.query()
    .where({ formId: form.id, state: 'sent' })
    .whereNot('template', 'guest_link')
    // The present recipient does not learn the address of a former one.
    .where('to', addressOf(form) ?? '')
    .orderBy('id')
  const uploads = new Set(['image', ...files.map(({ field }) => field)])
  return {
    reference: form.idForm,
    tournament: tournament.fullName,
    formType: form.type,
    state: form.state,
    submittedAt: form.submittedAt.toISO(),
    withdrawnAt: form.withdrawnAt?.toISO() ?? null,
    policy: present.policy,
    consents: await consentsOf(form, present, i18n),
    answers: Object.keys(formType.publicFields)
      .filter((name) => !uploads.has(name))
      .map((name) => ({
        name,
        label: fieldLabel(i18n, form.type, name),
        value: present.owns(name) ? (form.answers[name] ?? null) : null,
      })),
    documentsRead: present.isSubstitute ? null : (form.detail.documents ?? null),
    photo: photo && `data:image/jpeg;base64,${photo.toString('base64')}`,
    documents: files
      .filter(({ field }) => present.owns(field))
      .map(({ field, name }) => ({ field, name })),
    looks: (await looksAt(form, present, i18n)).map(({ at, ...look }) => ({
      ...look,
      at: at.toISO()!,
    })),
    mails: mails.map(({ subject, to, sentAt }) => ({
      subject,
      to,
      sentAt: sentAt?.toISO() ?? null,
    })),
  }
}

/** Who of the office opened the documents, the photo and hidden numbers of a request, the latest first. */
export async function looksAt({ id }: Form, present: PresentPerson, i18n: I18n) {
  const entries = await JournalEntry.query()
    .where('formId', id)
    .whereIn('kind', ['look', 'document', 'photo', 'reveal'])
    .orderBy('id', 'desc')
    .limit(MOST_LOOKS)
  return entries
    .filter(({ at }) => present.wasThere(at))
    .map(({ kind, role, at }) => ({
      what: i18n.t(`config.journal.kinds.${kind}`),
      who: i18n.t(`merchant.shell.roles.${role}`),
      at,
    }))
}

async function consentsOf(form: Form, present: PresentPerson, i18n: I18n) {
  const consents = (await Consent.ofForms([form.id])).filter(({ acceptedAt }) =>
    present.wasThere(acceptedAt)
  )
  return consents.map((consent) => ({
    name: consent.field,
    label: fieldLabel(i18n, consent.askedBy(form), consent.field),
    acceptedAt: consent.acceptedAt.toISO()!,
    withdrawn: consent.isWithdrawnOn(form),
    locale: consent.words.locale,
    text: consent.words.text,
  }))
}
