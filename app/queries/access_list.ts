import db from '@adonisjs/lucid/services/db'
import { Access, accessFactsIn, type AccessRow } from '#models/permission/access'
import Form from '#models/form'
import Permission from '#models/permission'
import type Tournament from '#models/tournament'
import { PER_PAGE, pageBounds } from '#queries/page'
import { countRows } from '#sql/counts'

type AccessQuery = { zone: string; day: string; types: string[]; category?: string }

// Most requests are decided together by their profile. Only requests with their own days or flags,
// or with a daily profile, are decided one by one.
export class AccessList {
  #profiles = new Map<number, Permission>()
  #openProfiles: number[] = []
  #individuals: { id: number; category: string }[] = []

  private constructor(
    private tournament: Tournament,
    private question: AccessQuery
  ) {}

  static async find(tournament: Tournament, question: AccessQuery) {
    const list = new AccessList(tournament, question)
    await list.#decide()
    return list
  }

  async counts(): Promise<{ category: string; count: number }[]> {
    const rows = await this.#byProfile()
      .groupBy('id_permission', 'category')
      .select('category')
      .count('* as count')
    const counts = new Map<string, number>()
    const add = (category: string, count: number) =>
      counts.set(category, (counts.get(category) ?? 0) + count)
    for (const { category, count } of rows) add(category, count)
    for (const { category } of this.#individuals) add(category, 1)
    return [...counts]
      .map(([category, count]) => ({ category, count }))
      .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
  }

  async page(number: number) {
    const { category, zone, day } = this.question
    const individuals = this.#individuals.filter((form) => !category || form.category === category)
    const byProfile = () => this.#byProfile().if(category, (query) => query.where({ category }))
    const total = individuals.length + (await countRows(byProfile()))
    const { start, ...shown } = pageBounds(total, number)
    const ids = individuals.slice(start, start + PER_PAGE).map(({ id }) => id)
    if (ids.length < PER_PAGE) {
      const rows = await byProfile()
        .orderBy('sort_name')
        .orderBy('id')
        .offset(Math.max(0, start - individuals.length))
        .limit(PER_PAGE - ids.length)
        .select('id')
      ids.push(...rows.map(({ id }) => id))
    }
    const forms = await Form.query().whereIn('id', ids)
    const byId = new Map(forms.map((form) => [form.id, form]))
    const rows = ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((form) => {
        form.$setRelated('tournament', this.tournament)
        form.$setRelated('permission', this.#profiles.get(form.idPermission!) ?? null)
        return { form, why: new Access(form).to(zone, day).why }
      })
    return { rows, ...shown }
  }

  async #decide() {
    const profiles = await Permission.query().where('tournamentId', this.tournament.id)
    this.#profiles = new Map(profiles.map((profile) => [profile.id, profile]))
    const daily = profiles.filter(({ isDaily }) => isDaily).map(({ id }) => id)
    this.#openProfiles = profiles
      .filter((profile) => !profile.isDaily && this.#admits({ id_permission: profile.id }))
      .map(({ id }) => id)

    // A union, because for an OR the database would read all approved requests.
    const ofOwnAccess = this.#approved().where('own_access', true).select('id')
    const ofDailyProfile = this.#approved()
      .where('own_access', false)
      .whereIn('id_permission', daily)
    const rows = await db
      .from('forms')
      .whereIn('id', ofOwnAccess.unionAll(ofDailyProfile.select('id')))
      .orderBy('sort_name')
      .orderBy('id')
      .select(
        'id',
        'category',
        'id_permission',
        'custom_permission',
        'daily',
        'date_permission',
        'end_permission'
      )
      .select(
        ...['validity', 'day', 'days'].map((name) => db.raw(`detail ->> '${name}' as ${name}`))
      )
    this.#individuals = rows
      .filter((row) => this.#admits(row))
      .map(({ id, category }) => ({ id, category }))
  }

  #admits(row: AccessRow) {
    const { tournament } = this
    const permission = this.#profiles.get(row.id_permission!) ?? null
    const subject = { state: 'approved', permission, tournament, ...accessFactsIn(row) } as const
    return new Access(subject).to(this.question.zone, this.question.day).allowed
  }

  #byProfile() {
    return this.#approved().where('own_access', false).whereIn('id_permission', this.#openProfiles)
  }

  #approved() {
    return db
      .from('forms')
      .where({ tournament_id: this.tournament.id, state: 'approved' })
      .whereIn('type', this.question.types)
  }
}
