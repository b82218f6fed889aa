import type { HttpContext } from '@adonisjs/core/http'
import { coordinatorList } from '#http/coordinator_list'
import { hostsPage } from '#queries/host_list'
import ListedTransformer from '#transformers/listed_transformer'
import { textIn } from '#sql/json'

export default class InvitedByController {
  async index(ctx: HttpContext) {
    const { selection, page, echo, pager, tournament } = await coordinatorList(
      ctx,
      'invited_by',
      'player'
    )
    const { places, ...hosts } = await hostsPage(selection, tournament, page)
    const seesGuests = ctx.auth.getUserOrFail().seesType('guest')
    return ctx.inertia.render('merchant/lists/invited_by', {
      hosts: {
        data: hosts.rows.map((form) => ({
          ...new ListedTransformer(form).toObject(),
          playerName: textIn(form.detail, 'playerName'),
          guests: seesGuests
            ? form.guests.map((guest) => new ListedTransformer(guest).toObject())
            : [],
          brings: form.guests.length,
          ...(places.get(form.player ?? 0) ?? { used: 0, left: 0 }),
        })),
        ...pager(hosts),
      },
      ...echo,
    })
  }
}
