import vine from '@vinejs/vine'
import {
  plainKind,
  type Field,
  type FieldSettings,
  type Kind,
  type RuleContext,
} from '#form_types/kinds/kind'
import { dayTyped, asText } from '#form_types/kinds/rules'
import { readList } from '#form_types/kinds/cell_text'
import { isDayList, type ListName } from '#form_types/lists'
import { midnightOf } from '#shared/days'

/** A choice as the list writes it: days may be typed like all dates. */
const asChoice =
  ({ options }: Field) =>
  (value: unknown) =>
    typeof value === 'string' && isDayList(options!)
      ? (dayTyped(value)?.toISODate() ?? value)
      : asText(value)

const oneOf = (field: Field, { values }: RuleContext) =>
  vine.enum((checked) => values(field.options!, checked))

const choiceKind = plainKind<string>({
  key: 'choice',
  facets: (value) => [value],
  schema: (field, context) => oneOf(field, context).parse(asChoice(field)),
  text: (value, field, { label }) => label(field.options!, value),
  cell: (value, field, { label }) => label(field.options!, value),
  read: (written, field, { option }) => option(field.options!, written) ?? written,
})

const dayKind: Kind<string> = {
  ...choiceKind,
  cellType: 'date',
  width: 12,
  cell: midnightOf,
}

const MOST_CHOICES = 300

/** Forms send one choice alone. */
const asList = (sent: unknown) => (['string', 'number'].includes(typeof sent) ? [sent] : sent)

const choicesText: Kind<string[]>['text'] = (values, field, { label }) =>
  values.map((value) => label(field.options!, value)).join(', ')

const choicesKind: Kind<string[]> = {
  key: 'choices',
  cellType: 'text',
  width: 30,
  facets: (values) => values,
  schema: (field, context) => {
    const list = vine
      .array(oneOf(field, context))
      .maxLength(MOST_CHOICES)
      .distinct()
      // The rule for duplicates must see `1` and `"1"` as the same id.
      .parse((sent) => {
        const all = asList(sent)
        // Longer lists are refused, so nobody reads them.
        return Array.isArray(all) && all.length <= MOST_CHOICES ? all.map(asChoice(field)) : all
      })
    return field.required ? list.minLength(1) : list
  },
  text: choicesText,
  cell: choicesText,
  read(written, field, { option }) {
    const whole = option(field.options!, written)
    return whole ? [whole] : readList(written).map((part) => option(field.options!, part) ?? part)
  },
}

export const choice = (options: ListName, settings: FieldSettings = {}): Field<string> => ({
  kind: isDayList(options) ? dayKind : choiceKind,
  options,
  ...settings,
})

export const choices = (options: ListName, settings: FieldSettings = {}): Field<string[]> => ({
  kind: choicesKind,
  options,
  ...settings,
})
