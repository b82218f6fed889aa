import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { refuseStale, revisionOf } from '#http/stale_form'
import { requireFreshLogin } from '#http/login/fresh_login'
import { formTypes } from '#form_types/index'
import { Account } from '#accounts/account'
import { fold } from '#shared/fold'
import Restaurant from '#models/restaurant'
import User from '#models/user'
import { stampSession } from '#http/login/user_session'
import OfficePolicy from '#policies/office_policy'
import { roles } from '#shared/roles'
import { byName } from '#text/name_order'
import UserTransformer from '#transformers/user_transformer'
import { userListValidator, userValidator } from '#validators/user'
import { localeOf } from '#config/i18n'

export default class UsersController {
  async index({ inertia, request, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const { search = '' } = await request.validateUsing(userListValidator, { data: request.qs() })
    const users = await User.query().preload('restaurants')
    const matching = users.filter(({ name, email }) =>
      fold(`${name} ${email}`).includes(fold(search))
    )
    return inertia.render('merchant/config/user/index', {
      users: matching.toSorted(byName).map((user) => new UserTransformer(user).forEdit()),
      search,
      options: await this.#options(i18n),
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/user/create', { options: await this.#options(i18n) })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const { formTypes: types, ...values } = await request.validateUsing(userValidator)
    const user = new User().merge({ active: true, minors: true, locale: localeOf(i18n) })
    const { invited } = await new Account(user, auth.getUserOrFail()).save({
      ...values,
      formTypes: types?.length ? types : null,
    })
    const key = invited ? 'createdInvited' : 'created'
    flash(ctx, 'success', i18n.t(`messages.${key}`, { record: user.name }))
    return response.redirect().toRoute('merchant.users.index')
  }

  async edit({ params, inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = await User.query()
      .where('id', params.id)
      .preload('restaurants')
      .preload('factors')
      .firstOrFail()
    return inertia.render('merchant/config/user/edit', {
      account: new UserTransformer(user).forEdit(),
      revision: revisionOf(editedOf(user)),
      options: await this.#options(i18n),
    })
  }

  async update(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = await User.query().where('id', params.id).preload('restaurants').firstOrFail()
    refuseStale(ctx, editedOf(user))
    const { formTypes: types, ...values } = await request.validateUsing(userValidator)
    const by = auth.getUserOrFail()
    const { invited } = await new Account(user, by).save({
      ...values,
      ...(types && { formTypes: types.length > 0 ? types : null }),
    })
    if (user.id === by.id) stampSession(ctx, user)
    const { email } = user
    flash(ctx, 'success', i18n.t(`messages.${invited ? 'invited' : 'updated'}`, { email }))
    return response.redirect().toRoute('merchant.users.index')
  }

  async destroy(ctx: HttpContext) {
    const { params, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = await User.findOrFail(params.id)
    await new Account(user, auth.getUserOrFail()).delete()
    flash(ctx, 'success', i18n.t('messages.userDeleted', { name: user.name }))
    return response.redirect().toRoute('merchant.users.index')
  }

  async #options(i18n: HttpContext['i18n']) {
    const restaurants = await Restaurant.sortedByName()
    return {
      roles: roles.map((value) => ({ value, label: i18n.t(`merchant.shell.roles.${value}`) })),
      formTypes: formTypes
        .all()
        .map(({ key }) => ({ value: key, label: i18n.t(`forms.${key}.title`) })),
      restaurants: restaurants.map(({ id, name }) => ({ value: String(id), label: name })),
    }
  }
}

const editedOf = (user: User) => ({
  ...new UserTransformer(user).toObject(),
  active: user.active,
  minors: user.minors,
})
