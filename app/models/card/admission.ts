import { createHash } from 'node:crypto'
import { Access } from '#models/access'
import type Form from '#models/form'
import Permission from '#models/permission'

/** What the gates are told of a card: who wears it, when, and which zones open. Days are ISO dates. */
export type Admission = {
  holder: { name: string; lastName: string; category: string; company: string | null }
  from: string
  to: string
  /** Of a day pass its days; null where every day from the first to the last counts. */
  days: string[] | null
  zones: string[]
  /** The name of the permission profile. */
  profile: string | null
}

/** What a request opens; its permission and its tournament must be loaded. */
export function admissionOf(form: Form): Admission {
  const { validity, flags } = new Access(form as any)
  const { from, to, days } = validity
  return {
    holder: {
      name: form.name,
      lastName: form.lastName,
      category: form.category,
      company: form.outlet,
    },
    from,
    to,
    days,
    zones: Permission.zonesOf(flags),
    profile: form.permission?.name ?? null,
  }
}

/** Tells two admissions of a chip apart. */
export const admissionHash = (uid: string, admission: Admission) =>
  createHash('sha256')
    .update(JSON.stringify([uid, admission]))
    .digest('hex')
