import { DateTime, type DurationLike } from 'luxon'
import { retention } from '#config/retention'
import type Form from '#models/form'

const dayAfter = (from: DateTime | string, time: DurationLike) =>
  (typeof from === 'string' ? DateTime.fromISO(from) : from).plus(time).toISODate()!

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The last day of what is kept until some months after its edition, as `2024-08-05`. */
const afterEdition = ({ tournament }: Form, months: number) =>
  dayAfter(tournament.endsOn, { months })

export const endOfRequest = (form: Form) =>
  afterEdition(
    form,
    form.state === 'approved' ? retention.approvedMonths : retention.rejectedMonths
  )

export const endOfFile = (form: Form, field: string) =>
  earlier(
    afterEdition(
      form,
      field === 'passportPhoto' ? retention.passportMonths : retention.filesMonths
    ),
    endOfRequest(form)
  )

export const endOfLink = (form: Form) => afterEdition(form, retention.rejectedMonths)

export const endOfMail = (at: DateTime, form: Form | undefined) => {
  const end = dayAfter(at, { months: retention.mailsMonths })
  return form ? earlier(end, endOfRequest(form)) : end
}

export const endOfAccess = (at: DateTime) => dayAfter(at, { months: retention.accessMonths })

export const endOfCharge = (day: string) => dayAfter(day, { months: retention.chargesMonths })

export const endOfPickup = (signedAt: DateTime | null, createdAt: DateTime) =>
  signedAt
    ? dayAfter(signedAt, { months: retention.signaturesMonths })
    : dayAfter(createdAt, { months: retention.historyMonths })

export const endOfImport = (at: DateTime) => dayAfter(at, { days: retention.importDays })

export const endOfHistory = (at: DateTime) => dayAfter(at, { months: retention.historyMonths })

export const endOfJournal = (at: DateTime) => dayAfter(at, { months: retention.journalMonths })
