import type { HttpContext } from '@adonisjs/core/http'
import { formProps } from '#http/site/form_page'
import { confirmSubmission, redirectToThanks, sentForm, thanksPage } from '#http/site/thanks_page'
import { formTypes } from '#form_types/index'
import { placesLeftFor, maxPlacesOf } from '#models/default_player/allowance'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { isHost, lockHost } from '#models/form/hosts'
import GuestLink from '#models/guest_link'
import { linkOver } from '#sql/single_use'
import { Submission } from '#requests/submission'
import { checkSubmission } from '#form_types/answer_validation'
import { speakAs } from '#http/locale'
import { sentIn } from '#http/request_body'
import { keepAddressSecret } from '#http/site/secret_address'
import { localeOf } from '#config/i18n'
import { textIn } from '#sql/json'

const isOpen = ({ state, form }: GuestLink) =>
  state === 'open' && isHost(form) && form.tournament.active

export default class GuestsController {
  async create(ctx: HttpContext) {
    keepAddressSecret(ctx)
    const link = await this.#linkOf(ctx)
    if (!link || !isOpen(link)) throw linkOver('errors/link_expired')
    const { form: host } = link
    speakAs(ctx, host.locale)
    const formType = formTypes.get('guest')
    const player = await DefaultPlayer.find(host.player)
    return ctx.inertia.render('forms/guest', {
      ...(await formProps(ctx, formType, host.tournament)),
      type: formType.key,
      host: { name: host.fullName, player: textIn(host.detail, 'playerName') ?? '' },
      places: player && {
        most: maxPlacesOf(player, host.tournament),
        left: (await placesLeftFor([player], host.tournament, link.id)).get(player.id)!,
      },
      action: ctx.request.url(true),
      closesOn: link.expiresAt.setZone(host.tournament.timeZone).toISODate(),
    })
  }

  async store(ctx: HttpContext) {
    const link = await this.#linkOf(ctx)
    if (!link) throw linkOver('errors/link_expired')
    const sent = await sentIn(ctx)
    const earlierGuest = link.guestId ? await Form.find(link.guestId) : null
    if (earlierGuest?.nonce && earlierGuest.nonce === sent.nonce)
      return redirectToThanks(ctx, earlierGuest, ctx.request.url())
    if (!isOpen(link)) throw linkOver('errors/link_expired')

    const { form: host } = link
    const edition = host.tournament
    const formType = formTypes.get('guest')
    const { nonce, applicant } = await checkSubmission(ctx, { formType, edition, data: sent })
    const guest = await new Submission(formType, edition, applicant, {
      nonce,
      parent: host,
      locale: localeOf(ctx.i18n),
      before: async (trx) => {
        await lockHost(trx, host, linkOver('errors/link_expired'))
        await link.useUp(trx)
      },
      after: (form, trx) => link.recordForm(trx, form),
    }).save()
    return confirmSubmission(ctx, guest, ctx.request.url(), applicant)
  }

  async show(ctx: HttpContext) {
    const form = await sentForm(ctx, 'guest')
    if (form?.idParent !== Number(ctx.params.parent)) return ctx.response.redirect('/')
    return thanksPage(ctx, form, form.formType, null)
  }

  async #linkOf({ request, params }: HttpContext) {
    const id = Number(request.qs().link)
    if (!request.hasValidSignature('guest') || !Number.isInteger(id)) return null
    return GuestLink.query()
      .where({ id, formId: Number(params.parent) })
      .preload('form', (form) => form.preload('tournament'))
      .first()
  }
}
