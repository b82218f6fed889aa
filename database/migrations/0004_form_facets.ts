import { BaseSchema } from '@adonisjs/lucid/schema'

/** Columns that each row copies from its request. */
const copied = ['tournament_id', 'type', 'arrived_at']

/**
 * The answers that lists filter by, one row for each, so that a filter reads only its matches.
 * Triggers make the rows from `forms.facets`.
 */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    this.schema.raw(
      `create table form_facets (
         form_id integer not null references forms (id) on delete cascade,
         facet varchar(255) not null,
         tournament_id integer not null,
         type varchar(20) not null,
         arrived_at ${this.#isPostgres ? 'timestamptz' : 'datetime'} not null,
         primary key (form_id, facet)
       ) ${this.#isPostgres ? '' : 'without rowid'}`
    )
    this.schema.raw(
      `insert into form_facets (form_id, facet, ${copied}) ${this.#facetsOf('forms')}`
    )
    // Holds all that a filtered list in the order of arrival is made of.
    this.schema.raw(
      'create index form_facets_by_arrival on form_facets (tournament_id, type, facet, arrived_at, form_id)'
    )
    const enter = `insert into form_facets (form_id, facet, ${copied}) ${this.#facetsOf('new')};`
    const leave = 'delete from form_facets where form_id = old.id;'
    if (this.#isPostgres)
      this.schema.raw(
        `create function keep_facets() returns trigger language plpgsql as $$
         begin
           if tg_op = 'UPDATE' then ${leave} end if;
           ${enter}
           return null;
         end $$`
      )
    for (const [event, cause, changed, statements] of [
      ['insert', 'insert', '', enter],
      ['update', `update of facets, ${copied}`, this.#isChanged, `${leave} ${enter}`],
    ])
      this.schema.raw(
        `create trigger forms_facets_${event} after ${cause} on forms for each row ${changed} ` +
          (this.#isPostgres ? 'execute function keep_facets()' : `begin ${statements} end`)
      )
    this.#replaceIndexes()
  }

  async down() {
    for (const event of ['insert', 'update'])
      this.schema.raw(`drop trigger forms_facets_${event}${this.#isPostgres ? ' on forms' : ''}`)
    if (this.#isPostgres) this.schema.raw('drop function keep_facets()')
    this.schema.raw('drop table form_facets')
    if (this.#isPostgres)
      this.schema.raw(
        `create index forms_by_facets on forms (tournament_id, type, arrived_at, id)
         include (state, category, assigned_to, reserved, facets)`
      )
    else this.#createListed('facets, search_text,')
  }

  /** The rows of a request, or of all of them: `;media=radio;days=2024-04-21;` in parts. */
  #facetsOf(form: string) {
    const parts = this.#isPostgres
      ? `unnest(string_to_array(trim(both ';' from ${form}.facets), ';')) as part (value)`
      : `json_each('[' || replace(json_quote(trim(${form}.facets, ';')), ';', '","') || ']') as part`
    const columns = copied.map((name) => `${form}.${name}`)
    const from = form === 'forms' ? 'forms cross join ' : ''
    return `select distinct ${form}.id, part.value, ${columns} from ${from}${parts} where part.value > ''`
  }

  get #isChanged() {
    if (!this.#isPostgres) return ''
    const row = (name: string) => `(${['facets', ...copied].map((column) => `${name}.${column}`)})`
    return `when (${row('old')} is distinct from ${row('new')})`
  }

  /** Those that held all facets as one text. */
  #replaceIndexes() {
    if (this.#isPostgres) this.schema.raw('drop index forms_by_facets')
    else this.#createListed()
  }

  #createListed(more = '') {
    this.schema.raw('drop index forms_listed')
    this.schema.raw(
      `create index forms_listed on forms
         (tournament_id, type, arrived_at, id, ${more} state, category, assigned_to, reserved, outlet, sort_name)
         where facets > ''`
    )
  }
}
