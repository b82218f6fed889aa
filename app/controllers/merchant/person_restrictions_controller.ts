import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import { Person } from '#people/person'
import { liftRestriction, restrictPerson } from '#people/restriction'
import OfficePolicy from '#policies/office_policy'
import { restrictionLiftValidator, restrictionValidator } from '#validators/people'

export default class PersonRestrictionsController {
  async store(ctx: HttpContext) {
    const id = await this.#authorizedId(ctx)
    const { reason } = await ctx.request.validateUsing(restrictionValidator)
    await restrictPerson(id, { by: ctx.auth.getUserOrFail(), reason })
    return this.#backTo(ctx, 'messages.personRestricted')
  }

  async destroy(ctx: HttpContext) {
    const id = await this.#authorizedId(ctx)
    requireFreshLogin(ctx)
    const { message } = await ctx.request.validateUsing(restrictionLiftValidator)
    await liftRestriction(id, { by: ctx.auth.getUserOrFail(), message })
    return this.#backTo(ctx, 'messages.restrictionLifted')
  }

  async #authorizedId({ params, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const id = Number(params.id)
    await bouncer.with(OfficePolicy).authorize('readPerson', await Person.of(id))
    return id
  }

  #backTo(ctx: HttpContext, message: string) {
    flash(ctx, 'success', ctx.i18n.t(message))
    return ctx.response.redirect().toRoute('merchant.people.show', { id: ctx.params.id })
  }
}
