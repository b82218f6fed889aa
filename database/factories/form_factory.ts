import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import { inventedName } from '#database/factories/invented_name'
import Form from '#models/form'
import { derivedColumns } from '#models/form/columns'
import { newStatusLink } from '#text/secrets'

let number = 0

/** A waiting press request; merge the tournament's id. Use `moveTo` to approve it. */
export const FormFactory = Factory.define(Form, () => {
  number += 1
  const { name, lastName, address } = inventedName(number)
  const idForm = `TST24-PR-${String(900_000 + number)}`
  return {
    type: 'press',
    category: 'press' as const,
    idForm,
    state: 'waiting' as const,
    name,
    lastName,
    birthDate: '1990-03-14',
    document: `PA${1_000_000 + number}`,
    idGender: 'woman',
    idNationality: 'ES',
    email: `${address}@example.com`,
    cellPhone: '+34600123123',
    detail: { media: 'magazine', mediaName: 'Diario', validity: 'full', days: ['2024-04-22'] },
    locale: 'es' as const,
    ...newStatusLink(idForm),
    version: 1,
    credits: 0,
    amount: 0,
    daily: false,
    covidPassport: false,
    submittedAt: DateTime.utc(),
    searchText: '',
    sortName: '',
  }
})
  .before('create', (_, form) => {
    form.arrivedAt ??= form.correctedAt ?? form.submittedAt
    form.merge(derivedColumns({ type: form.type, ...form.$attributes }))
  })
  .build()
