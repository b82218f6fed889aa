import type AccessOrder from '#models/access_order'
import type Card from '#models/card'
import { type CardAtGate, errorOf } from '#gates/state'

/** Its form must be loaded. */
export const gateCard = (
  { id, serial, state, gateDesired, gateConfirmed, form }: Card,
  at: CardAtGate
) => ({
  id,
  serial,
  live: state === 'live',
  desired: gateDesired!,
  confirmed: gateConfirmed,
  gate: at,
  form: {
    id: form.id,
    type: form.type,
    name: form.fullName,
    reference: form.idForm,
    hasPage: form.formType.hasList,
  },
})

export const gateOrder = (order: AccessOrder) => ({
  id: order.id,
  operation: order.operation,
  reason: order.reason,
  state: order.state,
  attempts: order.attempts,
  at: order.createdAt.toISO()!,
  nextTryAt: order.state === 'pending' ? order.nextTryAt.toISO() : null,
  confirmedAt: order.confirmedAt?.toISO() ?? null,
  error: order.error || order.errorCode ? errorOf(order) : null,
  warning: order.warning,
  telegram: order.telegram,
})
