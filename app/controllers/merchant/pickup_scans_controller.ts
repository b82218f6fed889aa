import type { HttpContext } from '@adonisjs/core/http'
import { pickupOf, obstacleMessage } from '#http/pickup_requests'
import { Refusal } from '#exceptions/refusal'
import { noteAccess } from '#journal/entries'
import { candidateByCode } from '#pickups/candidates'
import { CardsRefused } from '#pickups/entries'
import { addCard, removeCard } from '#pickups/edit_list'
import { obstaclesTo, unknownCard, type PickupObstacle } from '#pickups/obstacles'
import PickupPolicy from '#policies/pickup_policy'
import { validatedForm } from '#props/pickup'
import { pickupScanValidator } from '#validators/pickup'
import { backOr } from '#http/addresses'

export default class PickupScansController {
  async store(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('view')
    const { collective: listId } = await request.validateUsing(pickupScanValidator)
    if (listId) await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = listId ? await pickupOf(ctx, listId) : null
    const reader = auth.getUserOrFail()

    const candidate = await candidateByCode(String(params.uuid).slice(0, 300))
    if (!candidate) return refuse(ctx, unknownCard)
    const obstacles = await obstaclesTo([candidate], { reader, list: listId })
    const obstacle = obstacles.get(candidate)
    if (obstacle) return refuse(ctx, obstacle)
    try {
      const { entry, added } = pickup
        ? await addCard(pickup, candidate, reader)
        : { entry: null, added: true }
      await noteAccess(reader, 'request', { formId: candidate.form.id })
      return response.json({ form: await validatedForm(candidate, reader, i18n), entry, added })
    } catch (error) {
      if (error instanceof CardsRefused) return refuse(ctx, error.refused[0].obstacle)
      if (!(error instanceof Refusal)) throw error
      return answer(ctx, error.status, error.key, error.messageIn(i18n))
    }
  }

  async destroy(ctx: HttpContext) {
    const { params, bouncer, auth } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupOf(ctx)
    await bouncer.with(PickupPolicy).authorize('correct', pickup)
    await removeCard(pickup, Number(params.entry), auth.getUserOrFail())
    return backOr(ctx, `/merchant/signature/${pickup.id}/edit`)
  }
}

const refuse = (ctx: HttpContext, obstacle: PickupObstacle) =>
  answer(ctx, obstacle.status, obstacle.rule, obstacleMessage(ctx, obstacle))

/** The answer is always JSON, for stations and programs. */
function answer({ response }: HttpContext, status: number, rule: string, message: string) {
  return response.status(status).json({ message, errors: [{ field: 'uuid', rule, message }] })
}
