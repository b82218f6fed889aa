import { readableOn, safeColor } from '#documents/cards/color'
import { MM } from '#documents/cards/stamps'
import type { Box } from '#documents/cards/layout'
import { LETTERS, ONE_LINE, type Pen } from '#documents/cards/pen'
import { filled, type Blanks } from '#documents/leaflets/edition'
import { wrap, type TextRun } from '#documents/leaflets/lines'
import { mix } from '#shared/color'

/** `size` in points; `leading` is the height of a line for each point. */
export type Look = { size: number; leading: number; accent?: boolean; quiet?: boolean }

/** Text in lines of a width: its height and its widest line in millimetres. */
export type Typeset = { height: number; width: number; draw(x: number, y: number): void }

const INK = '#1e293b'
export const QUIET = '#475569'
const LINE = '#cbd5e1'
// Height of the capitals of Noto Sans, relative to the font size.
const CAP_HEIGHT = 0.714

/** Sets text in lines and draws the small shapes of a document. Millimetres. */
export class Typesetter {
  readonly accent: string
  /** The accent with enough contrast for text on white. */
  readonly ink: string

  constructor(
    private readonly pen: Pen,
    private readonly blanks: Blanks,
    accent: string
  ) {
    this.accent = safeColor(accent)
    this.ink = readableOn(this.accent) === '#ffffff' ? this.accent : mix(this.accent, INK, 0.6)
  }

  set(runs: TextRun[], width: number, look: Look): Typeset {
    const ready = runs.map((run) => ({ ...run, text: filled(run.text, this.blanks) }))
    const lines = wrap(ready, width * MM, (run) => this.#width(run, look.size))
    const step = (look.size * look.leading) / MM
    const draw = (x: number, y: number) => {
      lines.forEach((line, i) => this.#line(line, x, y + i * step, look))
    }
    const widths = lines.map((line) => this.#lineWidth(line, look.size))
    return { height: lines.length * step, width: Math.max(0, ...widths), draw }
  }

  bullet(x: number, y: number, { size, leading }: Look): void {
    this.pen.circle(x, y + (size * leading) / 2 / MM, 0.75, { fill: this.ink })
  }

  number(value: number, right: number, y: number, look: Look): void {
    const run: TextRun = { text: `${value}.`, font: 'bold' }
    const width = this.#width(run, look.size) / MM
    this.#line([run], right - width, y, { ...look, accent: true })
  }

  box(x: number, y: number, side: number): void {
    this.pen.rect({ x, y, w: side, h: side }, { stroke: QUIET, width: 0.25, radius: 0.5 })
  }

  rule(x: number, y: number, width: number, toWriteOn = false): void {
    this.pen.path(`M${x} ${y}h${width}`, { stroke: toWriteOn ? QUIET : LINE, width: 0.2 })
  }

  tint(box: Box): void {
    this.pen.rect(box, { fill: mix('#ffffff', this.accent, 0.08) })
  }

  bar(box: Box): void {
    this.pen.rect(box, { fill: this.accent })
  }

  #line(line: TextRun[], x: number, y: number, { size, leading, accent, quiet }: Look): void {
    const { document } = this.pen
    const baseline = y * MM + (size * (leading + CAP_HEIGHT)) / 2
    let left = x * MM
    document.fillColor(accent ? this.ink : quiet ? QUIET : INK)
    for (const run of line) {
      document.font(run.font).fontSize(size).text(run.text, left, baseline, ONE_LINE)
      left += this.#width(run, size)
    }
  }

  #lineWidth(line: TextRun[], size: number): number {
    return line.reduce((sum, run) => sum + this.#width(run, size), 0) / MM
  }

  #width({ text, font }: TextRun, size: number): number {
    return this.pen.document.font(font).fontSize(size).widthOfString(text, LETTERS)
  }
}
