import { useForm } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Choices, EditedEdition, LimitName } from '~/components/merchant/tournament/types'
import { usualAccents } from '#shared/color'
import { OFFICE_ZONE, formatDay } from '#shared/days'
import type { Sport } from '#shared/choices'
import { keysOf, recordOf } from '#shared/keys'

const formatOptionalDay = (day?: string | null) => (day ? formatDay(day) : '')
const formatMoment = (time: string) => `${formatDay(time.slice(0, 10))} ${time.slice(11)}`

export function useEditionForm(
  usual: Choices['usual'],
  edition?: EditedEdition,
  revision?: string
) {
  const form = useForm({
    sport: edition?.sport ?? ('tennis' as Sport),
    name: edition?.name ?? '',
    code: edition?.code ?? '',
    year: (edition?.year ?? '') as number | string,
    place: edition?.place ?? '',
    startsOn: formatOptionalDay(edition?.startsOn),
    endsOn: formatOptionalDay(edition?.endsOn),
    timeZone: edition?.timeZone ?? OFFICE_ZONE,
    active: edition?.active ?? false,
    quarterFinals: edition?.quarterFinals ?? false,
    pressFrom: formatOptionalDay(edition?.pressFrom),
    pressTo: formatOptionalDay(edition?.pressTo),
    mindate: formatOptionalDay(edition?.mindate),
    maxdate: formatOptionalDay(edition?.maxdate),
    licenceYear: (edition?.licenceYear ?? '') as number | string,
    tutorConfirms: edition?.tutorConfirms ?? true,
    accent: edition?.accent ?? usualAccents.tennis,
    logo: undefined as File | null | undefined,
    limits: recordOf<LimitName, number | string>(
      keysOf(usual),
      (name) => edition?.limits?.[name] ?? ''
    ),
    windows: Object.fromEntries(
      Object.entries(edition?.windows ?? {}).map(([type, { opensAt, closesAt }]) => [
        type,
        { opensAt: formatMoment(opensAt), closesAt: formatMoment(closesAt) },
      ])
    ),
    revision,
  })
  useLeaveGuard(form.isDirty)

  const send = () => {
    // An unchanged logo is not sent, so it stays.
    form.transform(({ logo, ...rest }) => (logo === undefined ? rest : { ...rest, logo }))
    const options = { preserveScroll: true }
    if (!edition) form.submit('post', urlFor('merchant.tournaments.store'), options)
    // Browsers cannot send files with PUT.
    else if (form.data.logo)
      form.submit('post', urlFor('merchant.tournaments.upload', { id: edition.id }), options)
    else form.submit('put', urlFor('merchant.tournaments.update', { id: edition.id }), options)
  }

  /** Another sport has other forms, and another accent unless one was chosen. */
  const changeSport = (sport: Sport) =>
    form.setData((before) => ({
      ...before,
      sport,
      windows: {},
      accent: before.accent === usualAccents[before.sport] ? usualAccents[sport] : before.accent,
    }))

  const errors = form.errors as Record<string, string | undefined>
  return { ...form, errors, send, changeSport }
}

export type EditionForm = ReturnType<typeof useEditionForm>
