import cache from '@adonisjs/cache/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import OfficePolicy from '#policies/office_policy'
import { countsByType, longestWaiting, requestsByDay } from '#models/form/figures'

/** The office's first page: figures, what waits longest, requests over time. */
export default class DashboardController {
  async show({ inertia, auth, bouncer, i18n, response }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('enter')
    const user = auth.getUserOrFail()
    const types = formTypes
      .ofDesk()
      .map(({ key }) => key)
      .filter((key) => user.seesType(key))
    const counts = await countsByType()
    response.header('Cache-Control', 'no-store')
    return inertia.render('merchant/dashboard', {
      types: types.map((type) => ({
        type,
        title: i18n.t(`forms.${type}.title`),
        ...(counts[type] ?? { waiting: 0, approved: 0, rejected: 0 }),
      })),
      // A month of days hardly changes while somebody looks at it.
      byDay: await cache.getOrSet({
        key: `requests-by-day:${types.join()}`,
        ttl: '1m',
        factory: () => requestsByDay(types, 30),
      }),
      longest: (await longestWaiting(types, 8)).map((row) => ({
        ...row,
        submittedAt: (row.submittedAt instanceof Date
          ? DateTime.fromJSDate(row.submittedAt)
          : DateTime.fromSQL(row.submittedAt, { zone: 'utc' })
        ).toISO()!,
      })) as {
        id: number
        type: string
        idForm: string
        name: string
        lastName: string
        submittedAt: string
      }[],
    })
  }
}
