import QRCode from 'qrcode'

/** Clear modules a reader needs around the symbol (ISO/IEC 18004). */
export const QUIET_MODULES = 4

/**
 * A QR symbol, error correction M, as PDF path operators: one rectangle for each run of dark
 * modules, one module a unit, y downwards, to be filled at once. `size` is modules a side,
 * without the quiet zone. Throws when the text is empty or too long for a symbol.
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
