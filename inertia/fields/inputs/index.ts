import { type ComponentType, memo } from 'react'
import type { InputProps } from '~/fields/control'
import { ChoiceInput } from '~/fields/inputs/choice'
import { ChoicesInput } from '~/fields/inputs/choices'
import { DateInput } from '~/fields/inputs/date'
import { DocumentInput } from '~/fields/inputs/document'
import { EmailInput } from '~/fields/inputs/email'
import { FileInput } from '~/fields/inputs/file'
import { FlagInput } from '~/fields/inputs/flag'
import { LanguagesInput } from '~/fields/inputs/languages'
import { MoneyInput } from '~/fields/inputs/money'
import { NoteInput } from '~/fields/inputs/note'
import { NumberInput } from '~/fields/inputs/number'
import { PhoneInput } from '~/fields/inputs/phone'
import { PhotoInput } from '~/fields/inputs/photo'
import { PlayerInput } from '~/fields/inputs/player'
import { PostcodeInput } from '~/fields/inputs/postcode'
import { TextAnswerInput } from '~/fields/inputs/text'

/** Keys as in app/form_types/kinds. Only the office asks for `flags`: it brings the control. */
const controls: Record<string, ComponentType<InputProps>> = {
  text: TextAnswerInput,
  note: NoteInput,
  postcode: PostcodeInput,
  email: EmailInput,
  phone: PhoneInput,
  document: DocumentInput,
  date: DateInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  flag: FlagInput,
  number: NumberInput,
  money: MoneyInput,
  photo: PhotoInput,
  file: FileInput,
  languages: LanguagesInput,
  player: PlayerInput,
}

export const inputs: Record<string, ComponentType<InputProps>> = Object.fromEntries(
  Object.entries(controls).map(([kind, control]) => [kind, memo(control)])
)

/** Kinds whose control depends on more than its own answer. */
export const readsOtherAnswers = new Set(['postcode', 'flags', 'player'])
