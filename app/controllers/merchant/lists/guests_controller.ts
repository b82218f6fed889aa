import type { HttpContext } from '@adonisjs/core/http'
import { coordinatorList } from '#http/coordinator_list'
import Form from '#models/form'
import { formPage } from '#queries/request_list'
import ListedTransformer from '#transformers/listed_transformer'

export default class GuestsController {
  async index(ctx: HttpContext) {
    const { selection, page, echo, pager, reserved } = await coordinatorList(ctx, 'guests', 'guest')
    const guests = await formPage(
      { ...selection, ...(reserved && { reserved: reserved === '1' }) },
      { sort: 'name', direction: 'asc' },
      page
    )
    const hosts = await Form.query().whereIn(
      'id',
      guests.rows.flatMap(({ idParent }) => idParent ?? [])
    )
    const user = ctx.auth.getUserOrFail()
    const hostOf = ({ idParent }: Form) =>
      hosts.find(({ id, type }) => id === idParent && user.seesType(type)) ?? null
    return ctx.inertia.render('merchant/lists/guests', {
      guests: {
        data: guests.rows.map((form) =>
          new ListedTransformer(form).forGuests(ctx.i18n, hostOf(form), ctx.auth.getUserOrFail())
        ),
        ...pager(guests),
      },
      reserved,
      ...echo,
    })
  }
}
