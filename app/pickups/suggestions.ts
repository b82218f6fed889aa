import db from '@adonisjs/lucid/services/db'
import { systemTypes } from '#queries/system_list'
import Tournament from '#models/tournament'
import type { Reader } from '#models/user'

export type Suggestion = { id: number; name: string; serial: string; company: string }

const COMPANIES = 30
const CARDS = 1000

/** Printed cards that are on no list and may be collected. */
function uncollected(reader: Reader) {
  return db
    .from('cards')
    .join('forms', 'forms.id', 'cards.form_id')
    .whereIn('cards.tournament_id', Tournament.activeIds())
    .where('cards.state', 'live')
    .where('forms.state', 'approved')
    .whereIn('forms.type', systemTypes(reader))
    .whereNotNull('cards.printed_at')
    .whereNull('cards.collected_at')
    .where((card) => card.whereNull('gate_desired').orWhereNot('gate_desired', 'blocked'))
    .whereNotExists(db.from('collective_forms').whereColumn('collective_forms.card_id', 'cards.id'))
}

export async function cardsOf(company: string, reader: Reader): Promise<Suggestion[]> {
  const rows = await uncollected(reader)
    .where('forms.outlet', company)
    .orderBy('forms.sort_name')
    .orderBy('forms.id')
    .limit(CARDS)
    .select('forms.id', 'forms.name', 'forms.last_name', 'cards.serial', 'forms.outlet')
  return rows.map(({ id, name, last_name: lastName, serial, outlet }) => ({
    id,
    name: `${name} ${lastName}`,
    serial,
    company: outlet,
  }))
}

export async function companiesWaiting(
  reader: Reader
): Promise<{ company: string; count: number }[]> {
  const rows = await uncollected(reader)
    .whereNotNull('forms.outlet')
    .groupBy('forms.outlet')
    .orderBy('count', 'desc')
    .orderBy('forms.outlet')
    .limit(COMPANIES)
    .select('forms.outlet')
    .count('* as count')
  return rows.map(({ outlet, count }) => ({ company: outlet, count }))
}
