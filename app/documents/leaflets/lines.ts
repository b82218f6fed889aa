import type { Token } from 'marked'
import type { FontName } from '#documents/cards/fonts'

export type TextRun = { text: string; font: FontName }

type Measure = (run: TextRun) => number

/** The text of inline Markdown, strong words in bold. */
export function runsOf(tokens: Token[], font: FontName = 'regular'): TextRun[] {
  return tokens.flatMap((token) => {
    if (token.type === 'checkbox') return []
    const own = token.type === 'strong' ? 'bold' : font
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, own)
    return [{ text: 'text' in token ? token.text : ' ', font: own }]
  })
}

/** Lines no wider than `width`, in the unit of `measure`; a word is never broken. */
export function wrap(runs: TextRun[], width: number, measure: Measure): TextRun[][] {
  const space = measure({ text: ' ', font: 'regular' })
  const lines: TextRun[][] = []
  let used = Infinity
  for (const word of wordsOf(runs)) {
    const wide = word.reduce((sum, run) => sum + measure(run), 0)
    if (used + space + wide > width) {
      // Without this space, screen readers join the last word of a line to the next one.
      lines.at(-1)?.push({ text: ' ', font: 'regular' })
      lines.push([...word])
      used = wide
    } else {
      lines.at(-1)!.push({ text: ' ', font: word[0].font }, ...word)
      used += space + wide
    }
  }
  return lines.map(joined)
}

/** A word has several runs if its font changes inside, as in `**112**.` */
function wordsOf(runs: TextRun[]): TextRun[][] {
  const words: TextRun[][] = [[]]
  for (const { text, font } of runs) {
    const [first, ...others] = text.split(/[ \n]+/)
    if (first) words.at(-1)!.push({ text: first, font })
    for (const other of others) words.push(other ? [{ text: other, font }] : [])
  }
  return words.filter((word) => word.length > 0)
}

function joined(runs: TextRun[]): TextRun[] {
  const line: TextRun[] = []
  for (const run of runs) {
    if (line.at(-1)?.font === run.font) line.at(-1)!.text += run.text
    else line.push({ ...run })
  }
  return line
}
