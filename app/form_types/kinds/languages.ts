import vine from '@vinejs/vine'
import type { Field, FieldSettings, Kind } from '#form_types/kinds/kind'
import { readList } from '#form_types/kinds/cell_text'
import { MOST_LANGUAGES } from '#shared/answer_limits'

export type SpokenLanguage = { language: string; level: string }

const languagesText: Kind<SpokenLanguage[]>['text'] = (spoken, _field, { label }) =>
  spoken
    .map(({ language, level }) => `${label('languages', language)} (${label('levels', level)})`)
    .join(', ')

const languagesKind: Kind<SpokenLanguage[]> = {
  key: 'languages',
  cellType: 'text',
  width: 30,
  facets: (spoken) => spoken.map(({ language }) => language),
  schema: (_field, { values }) =>
    vine
      .array(
        vine.object({
          language: vine.enum((checked) => values('languages', checked)),
          level: vine.enum((checked) => values('levels', checked)),
        })
      )
      .maxLength(MOST_LANGUAGES)
      .distinct('language'),
  text: languagesText,
  cell: languagesText,
  read: (written, _field, { option }) =>
    readList(written).map((part) => {
      const [language, level] = languageAndLevel(part)
      return {
        language: option('languages', language) ?? language,
        level: option('levels', level) ?? level,
      }
    }),
}

/** Of `Inglés: B2` or `Chino (mandarín) (B2)`. */
function languageAndLevel(part: string): [language: string, level: string] {
  const open = part.replace(/\)$/, '')
  const from = open.lastIndexOf(')') + 1
  const at = open.slice(from).search(/[:(–-]/)
  if (at < 0) return [part, '']
  return [open.slice(0, from + at).trim(), open.slice(from + at + 1).trim()]
}

export const languages = (settings: FieldSettings = {}): Field<SpokenLanguage[]> => ({
  kind: languagesKind,
  lists: ['languages', 'levels'],
  max: MOST_LANGUAGES,
  ...settings,
})
