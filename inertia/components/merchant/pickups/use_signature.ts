import { type RefObject, useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'

const INK = '#0f172a'
const PAPER = '#ffffff'
const WIDEST = 1200
/** Handwriting fonts of common systems. */
const HAND = '"Segoe Script", "Bradley Hand", "Snell Roundhand", cursive'

/** A drawn or typed signature, dark on white. It survives rotating the device. */
export function useSignature(canvas: RefObject<HTMLCanvasElement | null>) {
  const pad = useRef<SignaturePad>(null)
  const typedName = useRef('')
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = canvas.current!
    const drawing = new SignaturePad(element, {
      penColor: INK,
      backgroundColor: PAPER,
      minWidth: 1,
      maxWidth: 3,
    })
    pad.current = drawing
    drawing.addEventListener('beginStroke', () => setDrawn(true))
    let lastWidth = 0
    const fit = () => {
      // Layout size: a dialog measures smaller while it opens.
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      const ratio = Math.max(window.devicePixelRatio, 1)
      const scale = lastWidth ? width / lastWidth : 1
      const strokes = drawing.toData().map((stroke) => ({
        ...stroke,
        points: stroke.points.map((point) => ({
          ...point,
          x: point.x * scale,
          y: point.y * scale,
        })),
      }))
      lastWidth = width
      element.width = Math.round(width * ratio)
      element.height = Math.round(height * ratio)
      element.getContext('2d')!.scale(ratio, ratio)
      drawing.clear()
      if (typedName.current) drawName(element, typedName.current)
      drawing.fromData(strokes, { clear: false })
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => {
      observer.disconnect()
      drawing.off()
    }
  }, [])

  return {
    isDrawn,
    clear() {
      typedName.current = ''
      pad.current!.clear()
      setDrawn(false)
    },
    write(name: string) {
      typedName.current = name
      pad.current!.clear()
      drawName(canvas.current!, name)
      setDrawn(true)
    },
    /** A PNG of limited width, however dense the screen. */
    toPng(): string {
      const { width, height } = canvas.current!
      const scale = Math.min(1, WIDEST / width)
      const copy = document.createElement('canvas')
      copy.width = Math.round(width * scale)
      copy.height = Math.round(height * scale)
      copy.getContext('2d')!.drawImage(canvas.current!, 0, 0, copy.width, copy.height)
      return copy.toDataURL('image/png')
    },
  }
}

function drawName(canvas: HTMLCanvasElement, name: string) {
  const { clientWidth: width, clientHeight: height } = canvas
  const pen = canvas.getContext('2d')!
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `italic ${height / 3}px ${HAND}`
  const fit = (width * 0.9) / pen.measureText(name).width
  pen.font = `italic ${(height / 3) * Math.min(1, fit)}px ${HAND}`
  pen.fillText(name, width / 2, height / 2)
}
