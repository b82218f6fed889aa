import { createHash } from 'node:crypto'
import { Access } from '#models/permission/access'
import type Form from '#models/form'
import Permission from '#models/permission'
import { NAMELESS } from '#text/removed_text'

export type Admission = {
  holder: { name: string; lastName: string; category: string; company: string | null }
  from: string
  to: string
  days: string[] | null
  zones: string[]
  profile: string | null
}

/** Needs the permission and the tournament. */
export function admissionOf(form: Form): Admission {
  const { validity, flags } = new Access(form)
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

/** What the gates keep of an admission when its holder is erased. */
export const withoutHolder = ({ holder, ...admission }: Admission): Admission => ({
  ...admission,
  holder: { ...holder, name: NAMELESS, lastName: NAMELESS, company: NAMELESS },
})

export const admissionHash = (uid: string, admission: Admission) =>
  createHash('sha256')
    .update(JSON.stringify([uid, admission]))
    .digest('hex')
