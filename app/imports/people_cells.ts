import i18nManager from '@adonisjs/i18n/services/main'
import { locales } from '#config/i18n'
import type { FormType } from '#form_types/define'
import type { Reading } from '#form_types/kinds/kind'
import { readDay } from '#form_types/kinds/cell_text'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'
import { countryCode3, optionLabel } from '#form_types/options'
import type DefaultPlayer from '#models/default_player'
import { fold } from '#shared/fold'
import { questionsOf } from '#imports/people_columns'
import { playerMatcher } from '#players/name_matching'

const commonWords: Partial<Record<ListName, Record<string, string[]>>> = {
  genders: {
    man: ['h', 'v', 'varon', 'male', 'masculino', 'masculine'],
    woman: ['f', 'femenino', 'female', 'feminine'],
  },
  countries: { ES: ['española', 'español', 'spanish'] },
}

/** Sheets drop the first zero of a number. */
const postcodeOf = ({ cp, idCountry }: Record<string, unknown>) =>
  (idCountry ?? 'ES') === 'ES' && /^\d{4}$/.test(String(cp)) ? `0${cp}` : cp

export class PeopleReading {
  readonly #wordsByList = new Map<ListName, Map<string, string>>()
  #matchPlayer: ReturnType<typeof playerMatcher> | null = null

  constructor(
    private formType: FormType,
    private edition: OptionSource,
    private players: DefaultPlayer[],
    private monthsFirst: ReadonlySet<string | null>
  ) {}

  answersOf(cells: Record<string, string>): Record<string, unknown> {
    const answers: Record<string, unknown> = {}
    for (const [name, field] of questionsOf(this.formType)) {
      const written = cells[name]?.trim() ?? ''
      if (written === '') answers[name] = field.default ?? null
      else answers[name] = field.kind.read?.(written, field, this.#readingOf(name)) ?? written
    }
    if (answers.cp) answers.cp = postcodeOf(answers)
    return answers
  }

  #readingOf(column: string): Reading {
    const monthFirst = this.monthsFirst.has(column)
    const today = new Date(this.edition.endsOn)
    const eventDay = (written: string) => readDay(written, { monthFirst, today })
    return {
      day: (written) => readDay(written, { monthFirst }),
      option: (list, written) => {
        const words = this.#wordsByList.get(list) ?? this.#wordsOf(list)
        this.#wordsByList.set(list, words)
        return words.get(fold(written)) ?? words.get(eventDay(written) ?? '') ?? null
      },
      player: (written) => this.#player(written),
    }
  }

  #player(written: string): string | null {
    this.#matchPlayer ??= playerMatcher(this.players)
    const matches = this.#matchPlayer(written)
    return matches.length === 1 ? String(matches[0].id) : null
  }

  #wordsOf(list: ListName): Map<string, string> {
    const languages = locales.map((locale) => i18nManager.locale(locale))
    const values = optionValues(list, this.edition)
    const words = new Map(values.map((value) => [fold(value), value]))
    const add = (word: string | null, value: string) => {
      const key = fold(word ?? '')
      if (key && !words.has(key)) words.set(key, value)
    }
    for (const value of values) {
      for (const i18n of languages) add(optionLabel(list, value, i18n, this.edition), value)
      for (const word of commonWords[list]?.[value] ?? []) add(word, value)
      if (list === 'countries') add(countryCode3(value), value)
    }
    return words
  }
}
