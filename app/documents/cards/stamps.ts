import type { Box } from '#documents/cards/layout'

export const MM = 72 / 25.4

/** A drawing as a Form XObject, which can be placed any number of times. */
export type Stamp = { label: string; form: PDFKit.PDFKitReference }

type Placing = { x: number; y: number; turn: number; clip?: Box }

/**
 * Drawings that belong to no page, in millimetres. What a whole category shares is drawn once and
 * costs a few bytes on every card. A drawing that fails leaves nothing in the file.
 */
export class Stamps {
  readonly #byKey = new Map<string, Stamp>()
  #recorded = 0

  constructor(private readonly document: PDFKit.PDFDocument) {}

  once(key: string, area: Box, draw: () => void): Stamp {
    const existing = this.#byKey.get(key)
    if (existing) return existing
    const stamp = this.record(area, draw)
    this.#byKey.set(key, stamp)
    return stamp
  }

  record({ x, y, w, h }: Box, draw: () => void): Stamp {
    const { document } = this
    const resources = { Font: {}, XObject: {}, ExtGState: {} }
    const form = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + w, y + h].map((side) => side * MM),
      Resources: resources,
    })
    const page = document.page
    // pdfkit has no Form XObjects and writes to the current page, so the form takes its place.
    document.page = {
      width: w * MM,
      height: h * MM,
      margins: { top: 0, left: 0, bottom: 0, right: 0 },
      fonts: resources.Font,
      xobjects: resources.XObject,
      ext_gstates: resources.ExtGState,
      write: (content: Buffer) => form.write(content),
    } as unknown as PDFKit.PDFPage
    try {
      draw()
    } finally {
      document.page = page
      // An open reference would keep the document from ending.
      form.end(undefined)
    }
    return { label: `Stamp${++this.#recorded}`, form }
  }

  /** Places the origin at (x, y), turned clockwise, clipped to the stamp's `clip`. */
  place({ label, form }: Stamp, { x, y, turn, clip }: Placing = { x: 0, y: 0, turn: 0 }): void {
    const { document } = this
    const { xobjects } = document.page
    xobjects[label] = form
    document.save()
    if (x || y) document.translate(x * MM, y * MM)
    if (turn) document.rotate(turn)
    if (clip) document.rect(clip.x * MM, clip.y * MM, clip.w * MM, clip.h * MM).clip()
    document.addContent(`/${label} Do`).restore()
  }
}
