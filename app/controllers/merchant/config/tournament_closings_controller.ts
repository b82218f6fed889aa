import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { usersEndingWith } from '#accounts/end_rights'
import { FieldRefusal } from '#exceptions/field_refusal'
import { editionFigures, requestIdsOf } from '#figures/edition_figures'
import { flash } from '#http/flash'
import { asksPassword, confirmPassword } from '#http/login/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import { tournamentOf } from '#http/route_records'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import EditionClosing from '#models/edition_closing'
import type Tournament from '#models/tournament'
import OfficePolicy from '#policies/office_policy'
import { closingProps } from '#props/closing'
import { closeEdition, isOver } from '#purge/closing'
import { closingValidator } from '#validators/tournament'
import { countRows } from '#sql/counts'

const restrictedIn = ({ id: tournamentId }: Tournament) =>
  countRows(Form.query().where({ tournamentId }).whereNotNull('restrictedAt'))

/** How many people of the edition have asked about their data and wait for an answer. */
const unansweredIn = (edition: Tournament) =>
  countRows(DataRequest.query().whereNull('answeredAt').whereIn('formId', requestIdsOf(edition)))

export default class TournamentClosingsController {
  /** Counts what closing forgets and keeps. Afterwards it shows the figures that were kept. */
  async show(ctx: HttpContext) {
    const { inertia, response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const edition = await tournamentOf(ctx)
    const closing = await EditionClosing.of(edition)
    const figures = closing?.figures ?? (await editionFigures(edition))
    const ending = closing ? [] : await usersEndingWith(db.connection(), edition)
    const props = {
      ...closingProps(edition, figures, closing, await restrictedIn(edition), i18n),
      users: ending.length,
      unanswered: closing ? 0 : await unansweredIn(edition),
      isOver: isOver(edition),
      asksPassword: await asksPassword(ctx),
    }
    if (isJsonCaller(ctx)) return response.json(props)
    return inertia.render('merchant/config/tournament/close', props)
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const edition = await tournamentOf(ctx)
    const { name, current } = await request.validateUsing(closingValidator)
    // The page sends what was typed; a program that names the edition in the address need not.
    if (name !== undefined && name?.toLowerCase() !== edition.fullName.toLowerCase())
      throw new FieldRefusal('name', 'editionName', { name: edition.fullName })
    await confirmPassword(ctx, current)
    const closed = await closeEdition(edition, auth.getUserOrFail())
    const message = closed ? 'messages.edition.closed' : 'messages.edition.closedBefore'
    flash(ctx, closed ? 'success' : 'info', i18n.t(message, { name: edition.fullName }))
    return response.redirect().toRoute('merchant.tournaments.closing.show', { id: edition.id })
  }
}
