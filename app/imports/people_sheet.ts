import type { I18n } from '@adonisjs/i18n'
import { PeopleTemplate, type TemplateColumn, type TemplateList } from '#documents/people_template'
import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import type { ListName, OptionSource } from '#form_types/lists'
import { options } from '#form_types/options'
import DefaultPlayer from '#models/default_player'
import type { ImportColumn } from '#imports/kind'
import { peopleColumns, questionsOf } from '#imports/people_columns'
import { byRank } from '#players/rank_order'

const PLAYERS = 'players'
const WIDEST = 34
const NARROWEST = 20

type Source = OptionSource & { id: number }

export async function peopleSheet(formType: FormType, edition: Source, i18n: I18n) {
  const questions = new Map(questionsOf(formType))
  const columns = peopleColumns(formType, i18n.locale).map((column) =>
    templateColumn(column, questions.get(column.name), i18n)
  )
  const lists: TemplateList[] = []
  for (const name of new Set(columns.flatMap(({ list }) => list ?? []))) {
    const columnsOfList = columns.filter(({ list }) => list === name)
    lists.push({
      name,
      header: columnsOfList.map(({ header }) => header).join(', '),
      options: name === PLAYERS ? await playersOf(edition) : options(name, i18n, edition),
    })
  }
  return new PeopleTemplate(i18n.t(`forms.${formType.key}.title`), columns, lists, i18n)
}

function templateColumn(
  { label, required }: ImportColumn,
  field: Field | undefined,
  i18n: I18n
): TemplateColumn & { list?: ListName | typeof PLAYERS } {
  const { kind } = field ?? {}
  const hint = kind && i18n.t(`imports.template.hints.${kind.key}`, {}, '')
  const requiredHint = required && i18n.t('imports.template.required')
  return {
    header: required ? `${label} *` : label,
    width: Math.min(WIDEST, Math.max(label.length + 4, kind?.width ?? NARROWEST)),
    type: kind?.cellType === 'date' && !field?.options ? 'date' : 'text',
    prompt: [requiredHint, hint].filter(Boolean).join(' '),
    list: field?.options ?? (kind?.key === 'player' ? PLAYERS : undefined),
    several: kind?.key === 'choices',
  }
}

async function playersOf({ id }: Source) {
  const players = await DefaultPlayer.query().where('tournamentId', id)
  players.sort((a, b) => a.tour.localeCompare(b.tour) || byRank(a, b))
  return players.map((player) => ({
    value: String(player.id),
    label: `${player.fullName} (${player.tour})`,
  }))
}
