/** Boxes in millimetres from the top left corner of the card, font sizes in points. */
export type Box = { x: number; y: number; w: number; h: number }

/** Text shrinks from `size` to `min` until it fits; at `min` it ends with an ellipsis. */
export type TextBox = Box & {
  size: number
  min: number
  align?: 'left' | 'center' | 'right'
  valign?: 'top' | 'middle' | 'bottom'
}

export type Layout = {
  key: string
  width: number
  height: number
  /** Corner radius of the finished card, for previews; paper is cut square. */
  corner: number
  front: {
    header: Box
    emblem: Box
    title: TextBox
    /** The days of day passes, in the corner of the header. */
    day: TextBox
    photo: Box
    /** The QR symbol; four modules around it must stay free. */
    qr: Box
    serial: TextBox
    country: TextBox
    name: TextBox
    role: TextBox
    company: TextBox
    zones: Box & { gap: number }
    band: Box
    category: TextBox
    validity: TextBox
  }
  back: {
    header: Box
    title: TextBox
    category: TextBox
    heading: TextBox
    legend: Box & { row: number; size: number; min: number }
    terms: TextBox
    phone: TextBox
  }
  /** Cards on an A4 sheet, portrait; `turned` lays them on their side. */
  a4: { columns: number; rows: number; gap: number; turned: boolean }
}

export function wholeCard({ width, height }: Layout): Box {
  return { x: 0, y: 0, w: width, h: height }
}

/** The box with 3 mm of bleed over every edge of the card that it touches. */
export function bled({ x, y, w, h }: Box, layout: Layout): Box {
  const bleed = 3
  const left = x <= 0 ? bleed : 0
  const top = y <= 0 ? bleed : 0
  const right = x + w >= layout.width - 0.01 ? bleed : 0
  const bottom = y + h >= layout.height - 0.01 ? bleed : 0
  return { x: x - left, y: y - top, w: w + left + right, h: h + top + bottom }
}
