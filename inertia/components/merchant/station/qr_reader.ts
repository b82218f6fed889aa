import jsQR from 'jsqr'

/** Reads the QR code in the current frame, if any. */
type Reader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Pixels: enough for a card at arm's length, and not too much for a phone. */
const SIDE = 600

/** The browser's own reader, else one in JavaScript. Nothing leaves the device. */
export async function qrReader(): Promise<Reader> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: DetectorClass }
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (!Native || !formats.includes('qr_code')) return ownReader()
  const detector = new Native({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue || null
}

/** Reads the square in the middle, around which the page shows a frame. */
function ownReader(): Reader {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const frameSide = Math.min(videoWidth, videoHeight)
    if (frameSide === 0) return null
    const side = Math.min(frameSide, SIDE)
    if (canvas.width !== side) canvas.width = canvas.height = side
    const [left, top] = [(videoWidth - frameSide) / 2, (videoHeight - frameSide) / 2]
    pen.drawImage(video, left, top, frameSide, frameSide, 0, 0, side, side)
    const { data } = pen.getImageData(0, 0, side, side)
    return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data || null
  }
}
