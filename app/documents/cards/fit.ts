/**
 * A `title` shrinks by up to 30%, then wraps; `prose` wraps at once; a `line` never wraps. At the
 * smallest size long words are broken, and the rest is cut with an ellipsis. `measure` gives the width
 * of a text at size 1; sizes, width and height have the same unit.
 */
export type Wrapping = 'title' | 'prose' | 'line'

type FitRules = {
  width: number
  height: number
  size: number
  min: number
  wrapping: Wrapping
  /** Height of a line, and space between paragraphs, for each unit of size. */
  leading: number
  gap: number
}

type Fitted = { size: number; paragraphs: string[][] }

type Measure = (text: string) => number

const STEP = 0.5
const TITLE_WRAPS_BELOW = 0.7
const ELLIPSIS = '…'

export function fit(texts: string[], rules: FitRules, measure: Measure): Fitted {
  const { width, size: largest, min, wrapping } = rules
  const wrapsBelow = { title: largest * TITLE_WRAPS_BELOW, prose: Infinity, line: 0 }[wrapping]

  for (let size = largest; size >= min; size -= STEP) {
    const room = linesIn(rules, size, texts.length)
    const paragraphs = texts.map((text) =>
      size < wrapsBelow ? wrap(text, width / size, measure) : [text]
    )
    const lines = paragraphs.flat()
    const fits = lines.length <= room && lines.every((line) => measure(line) * size <= width)
    if (fits) return { size, paragraphs }
  }
  return { size: min, paragraphs: cutToRoom(texts, rules, measure) }
}

function linesIn({ height, leading, gap }: FitRules, size: number, paragraphs: number): number {
  return Math.floor((height - gap * size * (paragraphs - 1)) / (leading * size) + 0.01)
}

/** Each paragraph gets a share of the lines, so that a long first name does not push out the surname. */
function cutToRoom(texts: string[], rules: FitRules, measure: Measure): string[][] {
  const width = rules.width / rules.min
  const single = rules.wrapping === 'line'
  let room = single ? 0 : linesIn(rules, rules.min, texts.length)

  return texts.map((text, i) => {
    const share = Math.max(1, Math.floor(room / (texts.length - i)))
    const lines = wrap(breakWords(text, width, measure), width, measure)
    const kept = lines.slice(0, share)
    if (lines.length > share) kept[share - 1] = ellipsised(kept[share - 1], width, measure)
    room -= kept.length
    return kept
  })
}

function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Puts spaces into words that are wider than a line. */
function breakWords(text: string, width: number, measure: Measure): string {
  const broken = text.split(' ').map((word) => {
    if (measure(word) <= width) return word
    const pieces = ['']
    for (const letter of word) {
      const longer = pieces.at(-1)! + letter
      if (measure(longer) > width && pieces.at(-1)) pieces.push(letter)
      else pieces[pieces.length - 1] = longer
    }
    return pieces.join(' ')
  })
  return broken.join(' ')
}

function ellipsised(line: string, width: number, measure: Measure): string {
  const letters = [...line]
  while (letters.length && measure(letters.join('') + ELLIPSIS) > width) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}
