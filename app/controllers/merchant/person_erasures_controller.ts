import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import Erasure from '#models/erasure'
import { PersonErasure } from '#people/erasure'
import { Person } from '#people/person'
import { erasureSheet } from '#people/sheets'
import OfficePolicy from '#policies/office_policy'
import { erasureProps } from '#props/person'
import { personErasureValidator } from '#validators/people'
import { nameFile } from '#http/files/named_file'

export default class PersonErasuresController {
  async store(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, session, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const person = await Person.of(Number(params.id))
    await bouncer.with(OfficePolicy).authorize('readPerson', person)
    const { preview } = await request.validateUsing(personErasureValidator)
    const erasing = new PersonErasure(Number(params.id))
    if (preview) {
      if (isJsonCaller(ctx)) return erasing.preview()
      session.flash('erasing', true)
      return response.redirect().toRoute('merchant.people.show', { id: params.id })
    }
    requireFreshLogin(ctx)
    const by = auth.getUserOrFail()
    const erasure = await erasing.run(by)
    erasure.$setRelated('user', by)
    if (isJsonCaller(ctx)) return { certificate: erasureProps(erasure, i18n) }
    flash(ctx, 'success', i18n.t('messages.personErased', { count: erasure.forms.length }))
    return response.redirect().toRoute('merchant.erasures.show', { id: erasure.id })
  }

  async show({ params, inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const erasure = await certificateOf(params.id)
    return inertia.render('merchant/people/erased', { certificate: erasureProps(erasure, i18n) })
  }

  async print({ params, response, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const erasure = await certificateOf(params.id)
    response.header('Content-Type', 'application/pdf')
    nameFile(response, `supresion-${erasure.id}.pdf`, 'inline')
    return response.send(await erasureSheet(erasure, i18n))
  }
}

const certificateOf = (id: string) =>
  Erasure.query().where('id', Number(id)).preload('user').firstOrFail()
