/// <reference types="emscripten" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'

// The types of Emscripten need these; Node's types do not have them.
declare global {
  namespace WebAssembly {
    type Imports = object
    type Exports = object
    interface Instance {
      exports: Exports
    }
    const Instance: new (module: Module, imports: Imports) => Instance
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

/** Error code of PDFium: the document needs a password. */
const NEEDS_PASSWORD = 4
/** Draws annotations, and red before blue, as sharp expects. */
const FLAGS = 0x01 | 0x10
const BGRA = 4
const WHITE = 0xffffffff

export class PdfError extends Error {
  constructor(readonly problem: 'protected' | 'unreadable') {
    super(`PDF not opened: ${problem}`)
    this.name = 'PdfError'
  }
}

const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
let compiled: Promise<WebAssembly.Module> | undefined

const compiledOnce = () =>
  (compiled ??= readFile(wasm).then((bytes) => WebAssembly.compile(new Uint8Array(bytes))))

/**
 * PDFium runs as WebAssembly without scripts, files and network. Each document has a memory of its
 * own, so that none can reach another. @throws PdfError
 */
export async function openPdf(bytes: Buffer) {
  const engine = await compiledOnce()
  const pdfium = await init({
    instantiateWasm(imports, received) {
      const instance = new WebAssembly.Instance(engine, imports)
      received(instance)
      return instance.exports
    },
  })
  pdfium.PDFiumExt_Init()
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, at)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  if (!document)
    throw new PdfError(pdfium.FPDF_GetLastError() === NEEDS_PASSWORD ? 'protected' : 'unreadable')
  const pages = pdfium.FPDF_GetPageCount(document)
  if (pages < 1) throw new PdfError('unreadable')

  return {
    pages,

    /** Four bytes a pixel; `page` counts from 1, `longest` is its longest side. */
    render(page: number, longest: number) {
      // Draws what was typed into the fields of a form.
      const form = pdfium.PDFiumExt_InitFormFillEnvironment(
        document,
        pdfium.PDFiumExt_OpenFormFillInfo()
      )
      const drawn = pdfium.FPDF_LoadPage(document, page - 1)
      if (!drawn) throw new PdfError('unreadable')
      pdfium.FORM_OnAfterLoadPage(drawn, form)
      const points = {
        width: pdfium.FPDF_GetPageWidthF(drawn),
        height: pdfium.FPDF_GetPageHeightF(drawn),
      }
      const scale = longest / Math.max(points.width, points.height)
      const width = Math.max(1, Math.round(points.width * scale))
      const height = Math.max(1, Math.round(points.height * scale))
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0)
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      pdfium.FPDF_RenderPageBitmap(bitmap, drawn, 0, 0, width, height, 0, FLAGS)
      pdfium.FPDF_FFLDraw(form, bitmap, drawn, 0, 0, width, height, 0, FLAGS)
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
      const end = start + pdfium.FPDFBitmap_GetStride(bitmap) * height
      return { width, height, pixels: Buffer.from(pdfium.pdfium.HEAPU8.slice(start, end)) }
    },
  }
}
