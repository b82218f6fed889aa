/** Invalid values for any parameter. */
export const odd = [
  0,
  -1,
  1.5,
  2 ** 53,
  true,
  false,
  null,
  '',
  ' ',
  [],
  [[]],
  ['a', null],
  {},
  { a: 1 },
  'null',
  '[object Object]',
  '\u0000',
  '\ud800',
  'x'.repeat(10_000),
  '__proto__',
  '1e999',
  '../../etc/passwd',
  "' or 1=1 --",
  '${7*7}',
]

/** Values that often break databases and validation rules. */
export const oddest = ['\u0000', '\ud800', {}, [[]], 2 ** 53, 1.5, 'x'.repeat(10_000)]
