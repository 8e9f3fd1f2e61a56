import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import DrawingWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

export type PdfPages = { pages: PDFPageProxy[]; total: number; close: () => void }

const mostPages = 12

/**
 * The pages of a PDF. It is parsed in a worker and drawn on canvases, so that nothing in it runs as a document of our origin:
 * no scripts, forms or links.
 */
export async function readPdf(href: string, signal: AbortSignal): Promise<PdfPages> {
  const answer = await fetch(href, { signal })
  if (!answer.ok) throw new Error(`resume: ${answer.status}`)
  const data = new Uint8Array(await answer.arrayBuffer())
  const port = new DrawingWorker()
  const worker = PDFWorker.create({ port })
  const loading = getDocument({ data, worker, enableXfa: false, stopAtErrors: false })
  function close() {
    void loading.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    const document = await loading.promise
    const numbers = Array.from({ length: Math.min(document.numPages, mostPages) }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
    return { pages, total: document.numPages, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Draws the page at this width, and returns how to stop. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): () => void {
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(devicePixelRatio, 2)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  // Cancelled when the dialog closes before it is drawn.
  task.promise.catch(() => {})
  return () => task.cancel()
}

/** For screen readers and the search of the browser. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}
