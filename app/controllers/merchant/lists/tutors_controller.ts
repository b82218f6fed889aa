import type { HttpContext } from '@adonisjs/core/http'
import { coordinatorList } from '#http/coordinator_list'
import { tutorsPage } from '#queries/tutor_list'
import { isWithheld } from '#models/form/sight'
import ListedTransformer from '#transformers/listed_transformer'

export default class TutorsController {
  async index(ctx: HttpContext) {
    const { selection, page, echo, pager } = await coordinatorList(ctx, 'tutors', 'ballboy')
    const user = ctx.auth.getUserOrFail()
    const families = await tutorsPage(selection, page)
    return ctx.inertia.render('merchant/lists/tutors', {
      tutors: {
        data: families.rows.map((kids) => ({
          // The newest request has the tutor's latest contact data.
          ...new ListedTransformer(
            kids.reduce((newest, form) => (form.id > newest.id ? form : newest))
          ).forTutors(kids.some((form) => isWithheld(user, form))),
          withheld: kids.some((form) => isWithheld(user, form)),
          kids: kids.map((form) => new ListedTransformer(form).toObject()),
        })),
        ...pager(families),
      },
      ...echo,
    })
  }
}
