import QRCode from 'qrcode'

/** Free modules that a reader needs around the symbol (ISO/IEC 18004). */
export const QUIET_MODULES = 4

/**
 * PDF path operators, filled at once: one unit for a module, y downwards. `size`: modules on a side
 * without the quiet zone. @throws if the text is empty or too long
 */
export type QrSymbol = { size: number; path: string }

export function qrSymbol(text: string): QrSymbol {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x
      while (x < size && data[y * size + x]) x++
      if (x > start) path += `${start} ${y} ${x - start} 1 re `
    }
  }
  return { size, path }
}
