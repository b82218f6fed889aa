import type { HttpContext } from '@adonisjs/core/http'
import { coordinatorList } from '#http/coordinator_list'
import { allColumns, formPage } from '#queries/request_list'
import ListedTransformer from '#transformers/listed_transformer'

export default class BallboysController {
  async index(ctx: HttpContext) {
    const { tournament, selection, page, echo, pager } = await coordinatorList(
      ctx,
      'ballboys',
      'ballboy'
    )
    const user = ctx.auth.getUserOrFail()
    const columns = allColumns()
    const forms = await formPage(selection, { sort: 'name', direction: 'asc' }, page, columns)
    return ctx.inertia.render('merchant/lists/ballboys', {
      ballboys: {
        data: forms.rows.map((form) =>
          new ListedTransformer(form).forBallboys(ctx.i18n, tournament.today, user)
        ),
        ...pager(forms),
      },
      ...echo,
    })
  }
}
