/** What the browser says itself of `validator.json`: no other sentence is sent. */
export const browserRules = [
  'accepted',
  'birthWindow',
  'date',
  'document',
  'documentLetter',
  'downloads',
  'email',
  'file',
  'maxLength',
  'missing',
  'mobile',
  'noSuchDay',
  'photo',
  'places',
  'required',
] as const

export type BrowserRule = (typeof browserRules)[number]
