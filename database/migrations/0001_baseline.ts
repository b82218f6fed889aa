import { QueueSchemaService } from '@adonisjs/queue'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { Knex } from 'knex'
import { DateTime } from 'luxon'
import { standardReasons } from '#database/standard_reasons'
import { insertMany } from '#sql/bulk'

type Table = Knex.CreateTableBuilder
type Deletion = 'CASCADE' | 'SET NULL' | 'RESTRICT'

/** The migrations that this one replaces. A database that records them has the same tables already. */
const replaced = [
  '0001_framework_tables',
  '0002_users',
  '0003_tournaments',
  '0004_forms',
  '0005_outgoing',
  '0006_players_and_guests',
  '0007_blacklist_documents',
  '0008_review_desk',
  '0009_cards_and_gate',
  '0010_list_filters',
  '0011_on_site',
  '0012_imports',
  '0015_signs_of_life',
  '0017_import_undo',
  '0018_backups',
  '0019_complimentary_food',
].map((name) => `database/migrations/${name}`)

/** Every table of the product, with the rows that an installation starts with. */
export default class extends BaseSchema {
  #isPostgres = this.db.dialect.name === 'postgres'

  async up() {
    if (await this.#adoptReplaced()) return
    if (this.#isPostgres) this.schema.raw('create extension if not exists pg_trgm')
    await this.#createFrameworkTables()
    this.#createUsers()
    this.#createTournaments()
    this.#createPlayers()
    this.#createRestaurants()
    this.#createForms()
    this.#createFormParts()
    this.#createLinks()
    this.#createBlacklist()
    this.#createChangeBatches()
    this.#createOfficeTables()
    this.#createLedger()
    this.#createDocuments()
    this.#createMails()
    this.#createCards()
    this.#createGates()
    this.#createCollectives()
    this.#createImports()
    this.#createOperations()
    this.#createSearch()
    this.#insertFirstRows()
  }

  async down() {
    if (!this.#isPostgres) this.schema.dropTable('forms_search')
    // SQLite deletes the rows of a table that it drops, and a guest holds on to the host.
    this.schema.raw('update forms set id_parent = null')
    for (const table of tables.toReversed()) this.schema.dropTable(table)
    const queue = new QueueSchemaService(this.db.getWriteClient())
    await queue.dropSchedulesTable()
    await queue.dropJobsTable()
  }

  /** Takes over a database that the replaced migrations made; its tables and rows stay. */
  async #adoptReplaced(): Promise<boolean> {
    const rows: { name: string }[] = await this.db
      .from('adonis_schema')
      .whereIn('name', replaced)
      .select('name')
    if (rows.length === 0) return false
    const recorded = new Set(rows.map(({ name }) => name))
    const missing = replaced.find((name) => !recorded.has(name))
    if (missing)
      throw new Error(
        `The database lacks ${missing}: bring it up to date with the version that has it, then start this one`
      )
    // They had copied this table, so PostgreSQL numbered the names that it chose.
    if (this.#isPostgres) {
      this.schema.raw('alter sequence ledger_entries_id_seq1 rename to ledger_entries_id_seq')
      this.schema.raw(
        'alter table ledger_entries rename constraint ledger_entries_kind_check1 to ledger_entries_kind_check'
      )
    }
    this.defer(async (db) => {
      await db.from('adonis_schema').whereIn('name', replaced).delete()
    })
    return true
  }

  async #createFrameworkTables() {
    const queue = new QueueSchemaService(this.db.getWriteClient())
    await queue.createJobsTable()
    await queue.createSchedulesTable()

    this.schema.createTable('sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.string('user_id').nullable().index()
      table.timestamp('expires_at').notNullable().index()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned()
    })
  }

  #createUsers() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.enum('role', ['admin', 'staff', 'coordinator', 'restaurant']).notNullable()
      for (const flag of ['can_create', 'can_edit', 'can_print', 'can_rfid', 'can_toppanel'])
        table.boolean(flag).notNullable().defaultTo(false)
      // Keys of form types the user is limited to; null means all.
      table.jsonb('form_types').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.string('locale', 2).notNullable().defaultTo('es')
      table.timestamp('last_login_at').nullable()
      table.integer('sessions_ended').notNullable().defaultTo(0)
      table.timestamp('invited_at').nullable()
      stamps(table)
    })

    this.schema.createTable('remember_me_tokens', (table) => {
      table.increments('id')
      reference(table, 'tokenable_id', 'users', 'CASCADE').notNullable()
      table.string('hash').notNullable().unique()
      stamps(table)
      table.timestamp('expires_at').notNullable()
    })

    this.schema.createTable('password_resets', (table) => {
      table.increments('id')
      reference(table, 'user_id', 'users', 'CASCADE').notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
    })
  }

  #createTournaments() {
    this.schema.createTable('tournaments', (table) => {
      table.increments('id')
      table.enum('sport', ['tennis', 'golf']).notNullable()
      table.string('name', 120).notNullable()
      table.string('code', 12).notNullable().unique()
      table.integer('year').notNullable()
      table.string('place', 120).nullable()
      // Days are ISO dates as text: neither database may shift them by a time zone.
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.string('press_from', 10).nullable()
      table.string('press_to', 10).nullable()
      table.string('time_zone', 40).notNullable().defaultTo('Europe/Madrid')
      table.string('accent', 7).notNullable()
      table.string('logo', 120).nullable()
      table.boolean('active').notNullable().defaultTo(false)
      table.boolean('quarter_finals').notNullable().defaultTo(false)
      // Between which days a ball kid is born, and the year the licence must be valid in.
      table.string('mindate', 10).nullable()
      table.string('maxdate', 10).nullable()
      table.integer('licence_year').nullable()
      table.jsonb('limits').nullable()
      stamps(table)
      table.unique(['sport', 'year'])
    })
    this.schema.raw(
      'create unique index tournaments_one_active on tournaments (sport) where active'
    )

    this.schema.createTable('registration_windows', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      table.string('form_type', 20).notNullable()
      table.timestamp('opens_at').notNullable()
      table.timestamp('closes_at').notNullable()
      table.unique(['tournament_id', 'form_type'])
    })

    this.schema.createTable('permissions', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      table.string('name', 80).notNullable()
      table.string('starts_on', 10).notNullable()
      // Without an end the permission is a daily one.
      table.string('ends_on', 10).nullable()
      table.string('color', 7).nullable()
      table.jsonb('flags').notNullable()
      // New requests of this category start with this profile.
      table.string('category', 20).nullable()
      stamps(table)
      table.unique(['tournament_id', 'name'])
      table.unique(['tournament_id', 'category'])
    })
  }

  #createPlayers() {
    this.schema.createTable('default_players', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      table.enum('tour', ['ATP', 'WTA']).notNullable()
      // The tour's own number.
      table.string('player_id', 40).nullable()
      table.string('name', 100).notNullable()
      table.string('last_name', 100).notNullable()
      table.string('folded_name', 210).notNullable().defaultTo('')
      table.string('birth_date', 10).nullable()
      table.string('nationality', 2).nullable()
      table.integer('rank').nullable()
      table.string('draw', 20).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.string('search_text', 420).notNullable()
      // Counts the changes of a player, so that an undo sees whether somebody else made one.
      table.integer('version').notNullable().defaultTo(1)
      stamps(table)
      table.unique(['tournament_id', 'tour', 'player_id'])
      table.index(['tournament_id', 'tour', 'rank'], 'default_players_by_rank')
      table.index(['tournament_id', 'tour', 'folded_name'], 'default_players_by_name')
    })
  }

  #createRestaurants() {
    this.schema.createTable('restaurants', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable().unique()
      table.enum('kind', ['press', 'player', 'staff']).notNullable()
      // Hours as `HH:MM`; none means always.
      table.string('opens_at', 5).nullable()
      table.string('closes_at', 5).nullable()
      stamps(table)
    })

    // When a restaurant serves what; none means whenever it is open.
    this.schema.createTable('restaurant_meals', (table) => {
      table.increments('id')
      reference(table, 'restaurant_id', 'restaurants', 'CASCADE').notNullable()
      table.enum('meal', ['breakfast', 'lunch', 'snack', 'dinner']).notNullable()
      table.string('opens_at', 5).notNullable()
      table.string('closes_at', 5).notNullable()
      table.unique(['restaurant_id', 'meal'])
    })

    this.schema.createTable('restaurant_user', (table) => {
      reference(table, 'restaurant_id', 'restaurants', 'CASCADE').notNullable()
      reference(table, 'user_id', 'users', 'CASCADE').notNullable()
      table.primary(['restaurant_id', 'user_id'])
    })

    // Who eats where without being asked one by one.
    this.schema.createTable('restaurant_rules', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      table.string('category', 20).nullable()
      table.string('guest_type', 20).nullable()
      table.jsonb('restaurants').notNullable()
      table.integer('credits').nullable()
      // How many of those that fit, for each player; null means all of them.
      table.integer('per_player').nullable()
      stamps(table)
    })
  }

  #createForms() {
    const validity = this.#isPostgres
      ? `coalesce(detail->>'validity', '')`
      : `coalesce(json_extract(detail, '$.validity'), '')`

    this.schema.createTable('forms', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'RESTRICT').notNullable()
      table.string('type', 20).notNullable()
      table.string('category', 20).notNullable()
      table.string('id_form', 32).notNullable().unique()
      table.enum('state', ['waiting', 'approved', 'rejected']).notNullable().defaultTo('waiting')

      table.string('image', 120).nullable()
      // The photo before staff cropped it.
      table.string('image_original', 120).nullable()
      table.jsonb('image_warnings').nullable()
      table.string('name', 200).notNullable()
      table.string('last_name', 200).notNullable()
      table.string('birth_date', 10).nullable()
      table.string('document', 40).nullable()
      table.string('id_gender', 10).nullable()
      table.string('address', 200).nullable()
      table.string('city', 100).nullable()
      table.string('cp', 12).nullable()
      table.string('id_country', 2).nullable()
      table.string('id_nationality', 2).nullable()
      table.string('phone', 20).nullable()
      table.string('cell_phone', 20).nullable()
      table.string('email', 254).nullable()
      table.string('company', 200).nullable()
      table.text('observation').nullable()
      table.jsonb('detail').notNullable()

      reference(table, 'id_permission', 'permissions', 'RESTRICT').nullable()
      table.jsonb('custom_permission').nullable()
      table.integer('credits').notNullable().defaultTo(0)
      // Euro cents.
      table.integer('amount').notNullable().defaultTo(0)
      table.jsonb('restaurants').nullable()
      reference(table, 'id_parent', 'forms', 'RESTRICT').nullable()
      reference(table, 'player', 'default_players', 'RESTRICT', 'forms_player_fkey').nullable()
      reference(table, 'assigned_to', 'users', 'SET NULL', 'forms_assigned_to_fkey').nullable()
      table.boolean('reserved').notNullable().defaultTo(false)
      table.boolean('daily').notNullable().defaultTo(false)
      table.string('date_permission', 10).nullable()
      table.string('end_permission', 10).nullable()
      // Days or flags of its own: such a request is looked at by itself, all others by their profile.
      table.specificType(
        'own_access',
        `boolean generated always as (custom_permission is not null or daily or date_permission is not null
          or end_permission is not null or ${validity} = 'day') ${this.#isPostgres ? 'stored' : 'virtual'}`
      )
      table.string('color', 7).nullable()
      table.string('covid_certificate', 120).nullable()
      table.boolean('covid_passport').notNullable().defaultTo(false)

      table.text('search_text').notNullable()
      // Byte order, as in SQLite: the key already holds the alphabet's order.
      const order = this.#isPostgres ? ' collate "C"' : ''
      table.specificType('sort_name', `varchar(420)${order}`).notNullable()
      // `outlet`: the medium or company. `facets`: the answers that lists filter by.
      table.string('outlet', 220).nullable()
      table.text('facets').notNullable().defaultTo('')
      table.string('person_key', 64).nullable()
      table.string('passport_key', 64).nullable()
      // Finds all children of a tutor without a readable document.
      table.string('guardian_key', 64).nullable()
      table.string('status_token_hash', 64).notNullable().unique()
      table.string('nonce', 36).nullable().unique()
      table.string('locale', 2).notNullable().defaultTo('es')
      table.string('policy_version', 20).nullable()
      table.timestamp('policy_accepted_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      // What staff asked the applicant to correct, until it is answered.
      table.jsonb('asked').nullable()
      // What the applicant corrected when asked, until a decision.
      table.jsonb('corrected').nullable()
      table.timestamp('corrected_at').nullable()
      table.timestamp('withdrawn_at').nullable()
      table.timestamp('submitted_at').notNullable()
      // When it came, or came back corrected: the order in which the office works.
      table.timestamp('arrived_at').notNullable().defaultTo('1970-01-01 00:00:00')
      stamps(table)

      table.check('credits >= 0 and amount >= 0', [], 'forms_balances')
      table.index(['tournament_id', 'type', 'arrived_at', 'id'], 'forms_by_arrival')
      // Each holds what a list in its order may be narrowed by.
      for (const [name, columns] of [
        ['name', ['sort_name', 'id', 'state', 'category']],
        ['state', ['state', 'arrived_at', 'id', 'category']],
        ['category', ['category', 'arrived_at', 'id', 'state']],
      ] as const)
        table.index(['tournament_id', 'type', ...columns], `forms_by_${name}`)
      table.index(['tournament_id', 'type', 'outlet', 'state'], 'forms_by_outlet')
      table.index(
        [
          ...['tournament_id', 'state', 'own_access', 'id_permission'],
          ...['category', 'type', 'sort_name', 'id'],
        ],
        'forms_by_access'
      )
      for (const [name, column] of [
        ['person', 'person_key'],
        ['passport', 'passport_key'],
        ['email', 'email'],
        // Each thumbnail of a list asks whose photo it is.
        ['image', 'image'],
        ['parent', 'id_parent'],
        ['player', 'player'],
        ['permission', 'id_permission'],
      ])
        table.index([column], `forms_by_${name}`)
    })

    this.#createIndexes([
      // Finds possible duplicates by birth date; their names are read from the index.
      'forms_by_birth on forms (tournament_id, birth_date, sort_name) where birth_date is not null',
      'forms_by_original on forms (image_original) where image_original is not null',
      'forms_by_guardian on forms (tournament_id, type, guardian_key, sort_name) where guardian_key is not null',
      'forms_eating on forms (tournament_id, state, type) where restaurants is not null',
      // Requests that `prepare` still writes the facets of.
      `forms_without_facets on forms (id) where facets = ''`,
      'forms_assigned on forms (assigned_to, arrived_at, tournament_id, type) where assigned_to is not null',
      'forms_asked on forms (tournament_id, type, arrived_at) where asked is not null',
      'forms_corrected on forms (tournament_id, type, arrived_at) where corrected_at is not null',
      // By these requests are gathered for mass updates.
      `forms_by_media on forms (tournament_id, (detail ->> 'media'))`,
      `forms_by_kind on forms (tournament_id, (detail ->> 'type'))`,
      'forms_by_company on forms (tournament_id, lower(company))',
    ])
  }

  #createFormParts() {
    this.schema.createTable('form_counters', (table) => {
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      table.string('code', 8).notNullable()
      table.integer('last').notNullable()
      table.primary(['tournament_id', 'code'])
    })

    this.schema.createTable('form_logs', (table) => {
      table.increments('id')
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      table.string('type', 24).notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.jsonb('from').nullable()
      table.jsonb('to').nullable()
      table.timestamp('at').notNullable()
      table.index(['form_id', 'id'], 'form_logs_of_form')
      table.index(['type', 'at'], 'form_logs_by_type')
      table.index(['at', 'id'], 'form_logs_by_time')
    })
    this.#createIndexes([
      'form_logs_by_user on form_logs (user_id, at, id) where user_id is not null',
    ])

    this.schema.createTable('form_notes', (table) => {
      table.increments('id')
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.text('text').notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_id', 'id'], 'form_notes_of_form')
    })

    this.schema.createTable('form_files', (table) => {
      table.increments('id')
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      table.string('field', 40).notNullable()
      table.string('key', 120).notNullable().unique()
      table.string('name', 200).notNullable()
      table.timestamp('created_at').notNullable()
      table.unique(['form_id', 'field'])
    })
  }

  #createLinks() {
    this.schema.createTable('guest_links', (table) => {
      table.increments('id')
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.string('email', 254).nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      // The guest's request, once the link was used.
      reference(table, 'guest_id', 'forms', 'SET NULL').nullable()
      table.timestamp('used_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_id'], 'guest_links_of_form')
    })

    this.schema.createTable('late_links', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      table.string('form_type', 20).notNullable()
      // Of a form whose path names a type: which one.
      table.string('type', 20).nullable()
      table.string('email', 254).notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      table.timestamp('used_at').nullable()
      reference(table, 'form_id', 'forms', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_type', 'id'], 'late_links_by_type')
    })
  }

  #createBlacklist() {
    this.schema.createTable('blacklist_entries', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('last_name', 100).notNullable()
      table.string('folded_name', 220).notNullable().index()
      // The keyed hash of a document; the document itself is nowhere kept.
      table.string('person_key', 64).nullable().index()
      table.text('reason').nullable()
      reference(table, 'author_id', 'users', 'SET NULL').nullable()
      table.string('review_on', 10).nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('blacklist_clearances', (table) => {
      table.increments('id')
      reference(table, 'entry_id', 'blacklist_entries', 'CASCADE').notNullable()
      table.string('person_key', 64).notNullable()
      table.string('reason', 300).notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['entry_id', 'person_key'])
    })

    // That somebody was refused: who it was is written nowhere.
    this.schema.createTable('blacklist_hits', (table) => {
      table.increments('id')
      reference(table, 'entry_id', 'blacklist_entries', 'CASCADE').notNullable()
      table.string('form_type', 20).notNullable()
      table.timestamp('at').notNullable()
      table.index(['entry_id', 'at'], 'blacklist_hits_of_entry')
    })
  }

  #createChangeBatches() {
    this.schema.createTable('change_batches', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      // Null where several types are touched.
      table.string('form_type', 20).nullable()
      table.jsonb('change').notNullable()
      table.jsonb('ids').notNullable()
      table
        .enum('state', ['queued', 'running', 'done', 'failed', 'undone'])
        .notNullable()
        .defaultTo('queued')
      table.boolean('hold').notNullable().defaultTo(false)
      table.integer('total').notNullable()
      table.integer('done').notNullable().defaultTo(0)
      table.integer('changed').notNullable().defaultTo(0)
      table.text('error').nullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('finished_at').nullable()
      table.timestamp('undone_at').nullable()
      signsOfLife(table)
    })

    this.schema.createTable('change_batch_rows', (table) => {
      table.increments('id')
      reference(table, 'batch_id', 'change_batches', 'CASCADE').notNullable()
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      // Null where it was changed; else why not.
      table.string('skipped', 20).nullable()
      // What the change found, and the request's version after it.
      table.jsonb('found').nullable()
      table.integer('version').nullable()
      table.unique(['batch_id', 'form_id'])
      table.index(['form_id'], 'change_batch_rows_of_form')
    })
    this.#indexOpenRuns('change_batches')
  }

  #createOfficeTables() {
    this.schema.createTable('credit_resets', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable().unique()
      table.string('source_column', 30).notNullable()
      table.text('source_values').notNullable()
      table.string('reset_column', 30).notNullable()
      table.string('reset_value', 200).notNullable()
      // Hour of every day as `HH:MM`; none means by hand.
      table.string('daily_at', 5).nullable()
      // The last day on which it ran by itself, where the tournament is played.
      table.string('last_day', 10).nullable()
      stamps(table)
    })

    this.schema.createTable('reasons', (table) => {
      table.increments('id')
      table.enum('kind', ['changes', 'rejected']).notNullable()
      table.string('name_es', 80).notNullable()
      table.string('name_en', 80).notNullable()
      table.text('text_es').notNullable()
      table.text('text_en').notNullable()
      // Questions that it opens to the applicant, where the form has them.
      table.jsonb('fields').notNullable()
      stamps(table)
    })

    // The history of everything but requests, which have their own.
    this.schema.createTable('entity_changes', (table) => {
      table.increments('id')
      table.string('entity', 30).notNullable()
      table.integer('entity_id').nullable()
      table.string('label', 200).notNullable()
      table.string('type', 12).notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.jsonb('from').nullable()
      table.jsonb('to').nullable()
      table.timestamp('at').notNullable()
      table.index(['entity', 'entity_id', 'id'], 'entity_changes_of')
      table.index(['at', 'id'], 'entity_changes_by_time')
      table.index(['user_id', 'at', 'id'], 'entity_changes_by_user')
    })
  }

  /** Every movement of credits and euros, only ever added to. */
  #createLedger() {
    this.schema.createTable('ledger_entries', (table) => {
      table.increments('id')
      // What was charged outlives the request it was charged to.
      reference(table, 'form_id', 'forms', 'SET NULL').nullable()
      table.enum('kind', ['credits', 'amount']).notNullable()
      // Credits, or euro cents.
      table.integer('delta').notNullable()
      table.integer('balance').notNullable()
      table.string('cause', 16).notNullable()
      table.string('reason', 300).nullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      reference(table, 'restaurant_id', 'restaurants', 'RESTRICT').nullable()
      // Of a charge: the day where the tournament is played, and the meal that was served.
      table.string('day', 10).nullable()
      table.string('meal', 10).nullable()
      // Of what takes a charge back: that charge, and no charge twice.
      reference(table, 'undoes', 'ledger_entries', 'CASCADE').nullable().unique()
      table.string('nonce', 36).nullable().unique()
      table.timestamp('at').notNullable()
      table.index(['form_id', 'id'], 'ledger_of_form')
      table.index(['restaurant_id', 'day', 'id'], 'ledger_of_restaurant')
      table.index(['day', 'id'], 'ledger_of_day')
    })
  }

  #createDocuments() {
    this.schema.createTable('document_runs', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable().defaultTo('forms_export')
      table.jsonb('params').notNullable()
      table.enum('state', ['queued', 'running', 'done', 'failed']).notNullable().defaultTo('queued')
      table.integer('total').notNullable().defaultTo(0)
      table.integer('done').notNullable().defaultTo(0)
      table.string('file_key', 120).nullable()
      table.string('file_name', 160).nullable()
      table.integer('file_size').nullable()
      table.text('error').nullable()
      reference(table, 'user_id', 'users', 'CASCADE').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('finished_at').nullable()
      table.timestamp('expires_at').nullable()
      signsOfLife(table)
      table.index(['kind', 'state'], 'document_runs_by_state')
      table.index(['expires_at'], 'document_runs_expiry')
    })
    this.#indexOpenRuns('document_runs')

    // Who gets the nightly lists.
    this.schema.createTable('export_recipients', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      reference(table, 'user_id', 'users', 'CASCADE').notNullable()
      table.unique(['form_type', 'user_id'])
    })
  }

  #createMails() {
    this.schema.createTable('mail_log', (table) => {
      table.increments('id')
      table.string('template', 40).notNullable()
      table.string('to', 254).notNullable()
      table.string('locale', 2).notNullable()
      table.string('subject', 250).nullable()
      table.jsonb('params').notNullable()
      reference(table, 'form_id', 'forms', 'SET NULL').nullable()
      reference(
        table,
        'batch_id',
        'change_batches',
        'SET NULL',
        'mail_log_batch_id_fkey'
      ).nullable()
      table.enum('state', ['queued', 'sent', 'failed']).notNullable().defaultTo('queued')
      table.boolean('held').notNullable().defaultTo(false)
      table.integer('attempts').notNullable().defaultTo(0)
      table.text('error').nullable()
      table.timestamp('next_try_at').notNullable()
      table.timestamp('sent_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['form_id'], 'mail_log_of_form')
      table.index(['batch_id'], 'mail_log_of_batch')
      table.index(['state', 'held', 'next_try_at'], 'mail_log_due')
      table.index(['state', 'id'], 'mail_log_by_state')
      table.index(['template', 'id', 'state'], 'mail_log_by_template')
    })
    this.#createIndexes([
      this.#isPostgres
        ? 'mail_log_by_address on mail_log using gin ("to" gin_trgm_ops)'
        : 'mail_log_by_address on mail_log ("to", form_id)',
      `mail_log_sent on mail_log (sent_at) where state = 'sent'`,
    ])

    this.schema.createTable('mail_texts', (table) => {
      table.increments('id')
      table.string('form_type', 20).notNullable()
      table.string('template', 20).notNullable()
      table.string('locale', 2).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      stamps(table)
      table.unique(['form_type', 'template', 'locale'])
    })

    this.schema.createTable('mail_health', connectionHealth)
  }

  #createCards() {
    this.schema.createTable('cards', (table) => {
      table.increments('id')
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      // A chip is one card's within an edition; next year it may be somebody else's.
      table.integer('tournament_id').nullable()
      table.string('serial', 40).notNullable().unique()
      table.string('token', 26).notNullable().unique()
      table.string('uid', 20).nullable()
      table.enum('state', ['live', 'revoked']).notNullable().defaultTo('live')
      table.string('print_hash', 64).nullable()
      table.integer('batch_id').nullable()
      // How it was printed last, and whether it would look otherwise now.
      table.string('layout', 20).nullable()
      table.boolean('stale').notNullable().defaultTo(false)
      // Why it died.
      table.string('revoked_for', 20).nullable()
      // What the gates should do with it, what they confirmed, and the hash of what they were told.
      table.string('gate_desired', 10).nullable()
      table.string('gate_confirmed', 10).nullable()
      table.string('gate_hash', 64).nullable()
      table.timestamp('printed_at').nullable()
      table.timestamp('collected_at').nullable()
      table.timestamp('revoked_at').nullable()
      stamps(table)
      table.index(['form_id'], 'cards_of_form')
    })
    const stale = this.#isPostgres ? 'true' : '1'
    for (const index of [
      `cards_one_live on cards (form_id) where state = 'live'`,
      `cards_live_uid on cards (tournament_id, uid) where state = 'live' and uid is not null`,
    ])
      this.schema.raw(`create unique index ${index}`)
    this.#createIndexes([
      'cards_by_uid on cards (uid) where uid is not null',
      `cards_unprinted on cards (form_id, tournament_id) where state = 'live' and printed_at is null`,
      `cards_stale on cards (form_id, tournament_id) where state = 'live' and stale = ${stale}`,
      `cards_unchipped on cards (form_id, tournament_id) where state = 'live' and uid is null`,
      'cards_at_gate on cards (form_id) where gate_desired is not null',
    ])

    this.schema.createTable('card_designs', (table) => {
      table.increments('id')
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      // Empty for all categories that have none of their own.
      table.string('category', 20).notNullable().defaultTo('')
      table.string('color', 7).nullable()
      table.string('background', 120).nullable()
      stamps(table)
      table.unique(['tournament_id', 'category'])
    })

    this.schema.createTable('card_batches', (table) => {
      table.increments('id')
      // What was asked for: form types, search, filters; for people to read, never read again.
      table.jsonb('selection').notNullable()
      table.string('layout', 20).notNullable()
      table.string('sheet', 10).notNullable()
      table.string('sort', 10).nullable()
      table.integer('total').notNullable()
      table.enum('state', ['open', 'printed', 'rolled_back']).notNullable().defaultTo('open')
      // Printed as soon as it is made, without anybody confirming it.
      table.boolean('at_once').notNullable().defaultTo(false)
      // While it is open its cards are left out where a whole list is printed.
      table.boolean('holds').notNullable().defaultTo(true)
      reference(table, 'run_id', 'document_runs', 'SET NULL').nullable()
      for (const person of ['user_id', 'confirmed_by', 'rolled_back_by'])
        reference(table, person, 'users', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('confirmed_at').nullable()
      table.timestamp('rolled_back_at').nullable()
      table.index(['state'], 'card_batches_by_state')
    })

    this.schema.createTable('card_batch_rows', (table) => {
      table.increments('id')
      reference(table, 'batch_id', 'card_batches', 'CASCADE').notNullable()
      table.integer('position').notNullable()
      reference(table, 'card_id', 'cards', 'CASCADE').notNullable()
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      // As it was when the batch was made.
      table.string('name', 410).notNullable()
      table.string('company', 220).nullable()
      // What it looked like when it was drawn; none where it was left out.
      table.string('print_hash', 64).nullable()
      table.unique(['batch_id', 'position'])
      table.unique(['batch_id', 'card_id'])
      table.index(['card_id'], 'card_batch_rows_of_card')
    })
  }

  #createGates() {
    this.schema.createTable('access_orders', (table) => {
      table.increments('id')
      reference(table, 'card_id', 'cards', 'CASCADE').notNullable()
      reference(table, 'form_id', 'forms', 'CASCADE').notNullable()
      table.enum('operation', ['add', 'block', 'unblock']).notNullable()
      table.string('uid', 20).notNullable()
      // Why it is blocked: manual, lost, stolen, exchanged, cancelled …
      table.string('reason', 20).nullable()
      // What the gate is told of an `add`: holder, days, zones.
      table.jsonb('admission').nullable()
      table
        .enum('state', ['pending', 'confirmed', 'failed', 'superseded'])
        .notNullable()
        .defaultTo('pending')
      // Every telegram that was sent, ever; and the failures since somebody asked for another try.
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('failures').notNullable().defaultTo(0)
      table.timestamp('next_try_at').notNullable()
      table.integer('error_code').nullable()
      table.text('error').nullable()
      table.text('warning').nullable()
      // What was, or would be, sent: kept by the recorder only.
      table.text('telegram').nullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('confirmed_at').nullable()
      table.index(['state', 'next_try_at'], 'access_orders_due')
      table.index(['card_id', 'id'], 'access_orders_of_card')
      table.index(['form_id', 'id'], 'access_orders_of_form')
      table.index(['uid', 'id'], 'access_orders_of_uid')
    })
    this.#createIndexes([
      `access_orders_open on access_orders (card_id) where state in ('pending', 'failed')`,
    ])

    this.schema.createTable('gate_health', (table) => {
      connectionHealth(table)
      // Number of the last telegram: the gate takes each only once.
      table.integer('telegrams').notNullable().defaultTo(0)
    })

    this.schema.createTable('scans', (table) => {
      table.increments('id')
      table.timestamp('at').notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.string('zone', 2).notNullable()
      reference(table, 'form_id', 'forms', 'CASCADE').nullable()
      reference(table, 'card_id', 'cards', 'CASCADE').nullable()
      table.boolean('allowed').notNullable()
      table.string('code', 20).notNullable()
      // What was read where it belongs to nobody.
      table.string('scan', 64).nullable()
      table.index(['at'], 'scans_at')
      table.index(['form_id', 'at'], 'scans_of_form')
    })
  }

  #createCollectives() {
    this.schema.createTable('collectives', (table) => {
      table.increments('id')
      // Who collects: a company's person, or the holder alone (`person`).
      table.string('type', 20).notNullable()
      table.string('name', 100).notNullable()
      table.string('lastname', 100).notNullable()
      table.string('email', 254).nullable()
      table.string('phone', 30).nullable()
      table.string('document', 40).nullable()
      table.text('observations').nullable()
      table.string('search_text', 420).notNullable()
      table.enum('state', ['waiting', 'signed']).notNullable().defaultTo('waiting')
      // The drawn signature, a PNG on the drive.
      table.string('sign', 120).nullable()
      table.timestamp('signed_at').nullable()
      for (const person of ['user_id', 'signed_by'])
        reference(table, person, 'users', 'SET NULL').nullable()
      table.string('nonce', 36).nullable().unique()
      stamps(table)
      table.index(['state', 'id'], 'collectives_by_state')
    })

    this.schema.createTable('collective_forms', (table) => {
      table.increments('id')
      reference(table, 'collective_id', 'collectives', 'CASCADE').notNullable()
      // What was handed out stays in the list after the request is purged.
      reference(table, 'form_id', 'forms', 'SET NULL').nullable()
      // A card is in one list only: the second desk is told where it is.
      reference(table, 'card_id', 'cards', 'SET NULL').nullable().unique()
      table.string('serial', 40).notNullable()
      table.string('name', 410).notNullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('signed_at').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['collective_id', 'id'], 'collective_forms_of')
      table.index(['form_id'], 'collective_forms_of_form')
    })
  }

  #createImports() {
    this.schema.createTable('import_runs', (table) => {
      table.increments('id')
      table.enum('kind', ['players', 'people']).notNullable()
      // Of players.
      table.enum('tour', ['ATP', 'WTA']).nullable()
      // Of people.
      table.string('form_type', 20).nullable()
      reference(table, 'tournament_id', 'tournaments', 'CASCADE').notNullable()
      // Its name on the person's computer; on the drive the list, its rows as they were read, and
      // the photos that came with it.
      table.string('file', 200).notNullable()
      table.string('file_key', 120).nullable()
      table.string('rows_key', 120).nullable()
      table.string('photos_key', 120).nullable()
      // Sheet, header row and what each column means.
      table.jsonb('plan').notNullable()
      // Of people: whether they have accepted, whether they are written to, in which language.
      table.jsonb('terms').nullable()
      table
        .enum('state', ['preview', 'queued', 'running', 'done', 'failed'])
        .notNullable()
        .defaultTo('preview')
      for (const count of ['registries', 'done', 'created', 'updated', 'unchanged', 'failed'])
        table.integer(count).notNullable().defaultTo(0)
      table.jsonb('details').nullable()
      table.text('error').nullable()
      // The file with the outcome of each row.
      table.string('result_key', 120).nullable()
      reference(table, 'user_id', 'users', 'SET NULL').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('started_at').nullable()
      table.timestamp('finished_at').nullable()
      signsOfLife(table)
      table.timestamp('undo_started_at').nullable()
      table.timestamp('undone_at').nullable()
      // `undone`: the last row that the undo has processed. `undo`: its counts.
      table.integer('undone').notNullable().defaultTo(0)
      table.jsonb('undo').nullable()
      table.index(['kind', 'tour', 'id'], 'import_runs_by_kind')
    })
    this.#indexOpenRuns('import_runs')

    this.schema.createTable('import_rows', (table) => {
      table.increments('id')
      reference(table, 'run_id', 'import_runs', 'CASCADE').notNullable()
      // Its line in the file, from 1.
      table.integer('line').notNullable()
      table.enum('outcome', ['created', 'updated', 'unchanged', 'failed']).notNullable()
      // The player or the request that it became.
      table.integer('entity_id').nullable()
      // Why it failed, or what was left out: keys of sentences with their values.
      table.jsonb('problems').nullable()
      // Of a row that changed something: its values before, and the version that it left.
      table.jsonb('found').nullable()
      table.integer('version').nullable()
      table.unique(['run_id', 'line'])
      table.index(['run_id', 'entity_id'], 'import_rows_by_entity')
    })

    // What columns were taken for, by the headers they stood under.
    this.schema.createTable('import_mappings', (table) => {
      table.increments('id')
      table.string('kind', 30).notNullable()
      table.string('signature', 64).notNullable()
      table.jsonb('mapping').notNullable()
      stamps(table)
      table.unique(['kind', 'signature'])
    })
  }

  #createOperations() {
    // The processes that serve or work, and what each lane of theirs is on.
    this.schema.createTable('workers', (table) => {
      table.string('id', 36).primary()
      table.enum('kind', ['web', 'worker']).notNullable()
      table.string('host', 255).notNullable()
      table.integer('pid').notNullable()
      table.string('version', 40).notNullable()
      table.jsonb('lanes').notNullable()
      table.timestamp('started_at').notNullable()
      table.timestamp('seen_at').notNullable()
    })

    // When backups were made, so that one that is missing is noticed.
    this.schema.createTable('backups', (table) => {
      table.increments('id')
      table.integer('forms').notNullable()
      table.integer('files').notNullable()
      table.bigInteger('bytes').notNullable()
      table.timestamp('created_at').notNullable()
    })
  }

  /** What searches and filtered lists of requests are read from; the databases differ most here. */
  #createSearch() {
    if (this.#isPostgres)
      return this.#createIndexes([
        'forms_search on forms using gin (search_text gin_trgm_ops)',
        // Only the short columns: a row of an index holds no more than 2,704 bytes.
        `forms_by_facets on forms (tournament_id, type, arrived_at, id)
           include (state, category, assigned_to, reserved, facets)`,
      ])
    this.schema.raw(
      `create virtual table forms_search using fts5(search_text, content='forms', content_rowid='id', tokenize='trigram')`
    )
    const enter = 'insert into forms_search (rowid, search_text) values (new.id, new.search_text);'
    const leave = `insert into forms_search (forms_search, rowid, search_text) values ('delete', old.id, old.search_text);`
    for (const [name, cause, statements] of [
      ['insert', 'insert', enter],
      ['delete', 'delete', leave],
      ['update', 'update of search_text', `${leave} ${enter}`],
    ])
      this.schema.raw(
        `create trigger forms_search_${name} after ${cause} on forms begin ${statements} end`
      )
    // Two letters are found by reading every text, and a filtered list every row of its type: each
    // index holds all that such a list is narrowed and sorted by, so that nothing else is read.
    // They are partial, so that nothing else walks them instead of the narrow ones.
    this.#createIndexes([
      `forms_by_text on forms
         (tournament_id, type, arrived_at, id, search_text, state, category, sort_name)
         where search_text > ''`,
      `forms_listed on forms
         (tournament_id, type, arrived_at, id, facets, search_text, state, category, assigned_to, reserved, outlet, sort_name)
         where facets > ''`,
    ])
  }

  #insertFirstRows() {
    const now = DateTime.utc()
    const stamped = { createdAt: now, updatedAt: now }
    // Complimentary food for player, coaches and one guest, which the office may change.
    const food = {
      ...{ formType: 'team', category: null, restaurants: ['player'], credits: 2 },
      ...stamped,
    }
    this.defer(async (db) => {
      await db.table('mail_health').insert({ failures: 0 })
      await db.table('gate_health').insert({ failures: 0 })
      await insertMany(
        db,
        'reasons',
        standardReasons.map((reason) => ({ ...reason, ...stamped }))
      )
      await insertMany(db, 'restaurant_rules', [
        { ...food, guestType: 'Player', perPlayer: 1 },
        { ...food, guestType: 'Coach', perPlayer: null },
        { ...food, guestType: 'Guest', perPlayer: 1 },
      ])
    })
  }

  /** Indexes that the schema builder has no words for: partial ones, and those over expressions. */
  #createIndexes(indexes: string[]) {
    for (const index of indexes) this.schema.raw(`create index ${index}`)
  }

  #indexOpenRuns(table: string) {
    this.#createIndexes([`${table}_open on ${table} (id) where state in ('queued', 'running')`])
  }
}

/** In the order in which they refer to each other. */
const tables = [
  ...['sessions', 'rate_limits', 'users', 'remember_me_tokens', 'password_resets'],
  ...['tournaments', 'registration_windows', 'permissions', 'default_players'],
  ...['restaurants', 'restaurant_meals', 'restaurant_user', 'restaurant_rules'],
  ...['forms', 'form_counters', 'form_logs', 'form_notes', 'form_files', 'guest_links'],
  ...['late_links', 'blacklist_entries', 'blacklist_clearances', 'blacklist_hits'],
  ...['change_batches', 'change_batch_rows', 'credit_resets', 'reasons', 'entity_changes'],
  ...['ledger_entries', 'document_runs', 'export_recipients', 'mail_log', 'mail_texts'],
  ...['mail_health', 'cards', 'card_designs', 'card_batches', 'card_batch_rows'],
  ...['access_orders', 'gate_health', 'scans', 'collectives', 'collective_forms'],
  ...['import_runs', 'import_rows', 'import_mappings', 'workers', 'backups'],
]

/** A column that refers to another table; `name` where PostgreSQL's constraint has another one. */
function reference(table: Table, column: string, to: string, onDelete: Deletion, name?: string) {
  const built = table.integer(column).unsigned().references('id').inTable(to).onDelete(onDelete)
  return name ? built.withKeyName(name) : built
}

function stamps(table: Table) {
  table.timestamp('created_at').notNullable()
  table.timestamp('updated_at').notNullable()
}

/** Of a run: the last sign of life of its worker, and how often work was begun since its last progress. */
function signsOfLife(table: Table) {
  table.timestamp('touched_at').nullable()
  table.integer('found').notNullable().defaultTo(0)
}

/** One row: how the connection to another system is. */
function connectionHealth(table: Table) {
  table.increments('id')
  table.integer('failures').notNullable().defaultTo(0)
  table.timestamp('closed_until').nullable()
  table.timestamp('last_ok_at').nullable()
  table.timestamp('last_error_at').nullable()
  table.text('last_error').nullable()
}
