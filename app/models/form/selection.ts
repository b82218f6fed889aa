import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { facet } from '#form_types/facets'
import Form from '#models/form'
import type { CardStanding, FormSelection } from '#models/document_run'
import { isShort, like } from '#models/form/search'
import Tournament from '#models/tournament'

const LISTED = 'forms_listed'
const BY_TEXT = 'forms_by_text'

/** The indexes of all requests that hold their search texts, each with its own condition. */
const conditions: Record<string, string> = {
  [LISTED]: `forms.facets > ''`,
  [BY_TEXT]: `forms.search_text > ''`,
}

/** Rows of a selection as plain objects: chosen ids within the filter's types, or all the filter shows. */
export function selectForms(selection: FormSelection) {
  const { types, ids, search, state, category, tournamentId, outlet, reserved, open } = selection
  const index = narrowIndex(selection)
  const condition = index && conditions[index]
  const query = Form.query()
    .withScopes((scopes) => {
      scopes.ofType(types)
      scopes.ofTournament(tournamentId)
      scopes.inState(state)
      scopes.inCategory(category)
      scopes.matching(search, { types, tournamentId, indexed: Boolean(condition) })
    })
    .if(ids?.length, (forms) => forms.whereIn('forms.id', ids!))
    .if(outlet, (forms) => forms.where('forms.outlet', outlet!))
    .if(reserved !== undefined, (forms) => forms.where('forms.reserved', reserved!))
    .if(selection.assigned === 'none', (forms) => forms.whereNull('forms.assigned_to'))
    .if(Number(selection.assigned), (forms) =>
      forms.where('forms.assigned_to', selection.assigned!)
    )
    .if(selection.active, (forms) => forms.whereIn('forms.tournament_id', Tournament.activeIds()))
    .if(selection.card, (forms) =>
      forms.whereIn('forms.id', standing(forms.client, selection.card!))
    )
    .if(selection.photo !== undefined, (forms) => withPhoto(forms, selection.photo!))
    .if(open === 'asked', (forms) => forms.whereNotNull('forms.asked'))
    .if(open === 'corrected', (forms) => forms.whereNotNull('forms.corrected_at'))
  for (const [name, value] of Object.entries(selection.filters ?? {}))
    query.whereRaw(`forms.facets like ? escape '\\'`, [like(facet(name, value))])
  if (index && query.client.dialect.name !== 'postgres') {
    // Without one SQLite would take the index for other questions, too.
    if (condition) query.whereRaw(condition)
    ;(query as any).from(query.client.knexRawQuery(`forms indexed by ${index}`))
  }
  return query.pojo<any>()
}

/**
 * The index that a narrowed list is read from on SQLite, which by itself would rather read every
 * row in the order of the list than sort those few; null where the list's order leads.
 */
export function narrowIndex(selection: FormSelection) {
  const { filters = {}, assigned, reserved, outlet, open, search, card, photo } = selection
  if (open) return `forms_${open}`
  const filtered = Object.keys(filters).length > 0 || reserved !== undefined || outlet
  if (filtered || assigned === 'none') return LISTED
  if (assigned) return 'forms_assigned'
  return search && isShort(search) && !card && photo === undefined ? BY_TEXT : null
}

const dates = { printed: 'printed_at', collected: 'collected_at', rfid: 'uid' } as const

/** The requests whose living card stands so: a list, which the partial indexes of the cards give. */
function standing(client: QueryClientContract, { stale, ...wanted }: CardStanding) {
  const cards = client.from('cards').select('form_id').whereRaw(`state = 'live'`)
  if (stale !== undefined) cards.whereRaw(`stale = ${yesNo(client, stale)}`)
  for (const [name, column] of Object.entries(dates)) {
    const is = wanted[name as keyof typeof dates]
    if (is !== undefined) is ? cards.whereNotNull(column) : cards.whereNull(column)
  }
  return cards
}

// Written out: an index of some rows is only used where its condition stands in the question.
const yesNo = ({ dialect }: QueryClientContract, is: boolean) =>
  dialect.name === 'postgres' ? String(is) : String(Number(is))

/** By the few without one: the photo itself stands in the rows alone. */
function withPhoto(forms: ModelQueryBuilderContract<typeof Form>, has: boolean) {
  if (!has) return forms.whereNull('forms.image')
  const without = forms.client.from('forms').select('forms.id').whereNull('forms.image')
  return forms.whereNotIn('forms.id', without)
}
