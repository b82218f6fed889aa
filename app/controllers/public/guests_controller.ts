import type { HttpContext } from '@adonisjs/core/http'
import { organiser } from '#config/organiser'
import { accepted, formProps, thank } from '#controllers/public/form_page'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import GuestLink from '#models/guest_link'
import { linkOver } from '#models/single_use'
import { Submission } from '#models/form/submission'
import { checkSubmission } from '#validators/form'
import { sentIn } from '#validators/sent'

/** The form behind a private link: a guest of a player's team. */
export default class GuestsController {
  async create(ctx: HttpContext) {
    const link = await this.#linkOf(ctx)
    if (link?.state !== 'open') throw linkOver('errors/link_expired')
    const { form: host } = link
    const formType = formTypes.get('guest')
    // No other site may learn the address, but a refused form must find its way back to it.
    ctx.response.header('Referrer-Policy', 'same-origin')
    return ctx.inertia.render('forms/guest', {
      ...(await formProps(ctx, formType, host.tournament)),
      type: formType.key,
      host: { name: host.fullName, player: host.detail.playerName },
      action: ctx.request.url(true),
      closesOn: link.expiresAt.setZone(host.tournament.timeZone).toISODate(),
    })
  }

  async store(ctx: HttpContext) {
    const link = await this.#linkOf(ctx)
    const sent = sentIn(ctx)
    const twice = link?.guestId ? await Form.find(link.guestId) : null
    if (twice?.nonce && twice.nonce === sent.nonce) return thank(ctx, twice, ctx.request.url())
    if (link?.state !== 'open') throw linkOver('errors/link_expired')

    const { form: host } = link
    const formType = formTypes.get('guest')
    const { payload, applicant } = await checkSubmission(
      ctx,
      formType,
      host.tournament as any,
      sent
    )
    const guest = await new Submission(formType, host.tournament, applicant, {
      nonce: payload.nonce,
      parent: host,
      locale: ctx.i18n.locale as 'es' | 'en',
      before: (trx) => link.take(trx),
      after: async ({ id }, trx) => {
        await trx.from('guest_links').where('id', link.id).update({ guest_id: id })
      },
    }).save()
    return accepted(ctx, guest, ctx.request.url())
  }

  async show({ inertia, params, session, i18n, response }: HttpContext) {
    const reference = session.get('submitted.guest')
    const form = reference ? await Form.findBy({ idForm: reference }) : null
    if (!form || form.idParent !== Number(params.parent)) return response.redirect('/')
    return inertia.render('forms/thanks', {
      type: form.type,
      title: i18n.t('forms.guest.title'),
      reference: form.idForm,
      email: form.email,
      contact: organiser.email,
      guests: [],
      documents: false,
      again: null,
    })
  }

  /** The link of the address, if nobody has changed a letter of it. */
  async #linkOf({ request, params }: HttpContext) {
    const id = Number(request.qs().link)
    if (!request.hasValidSignature('guest') || !Number.isInteger(id)) return null
    return GuestLink.query()
      .where({ id, formId: Number(params.parent) })
      .preload('form', (form) => form.preload('tournament'))
      .first()
  }
}
