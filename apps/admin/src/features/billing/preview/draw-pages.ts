import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Width in CSS pixels at which pages are drawn; they shrink with their panel. */
const PAGE_WIDTH = 720;
/** Maximum number of pages that a preview shows. */
const MAX_PAGES = 20;

/** Drawn pages of a document. */
export interface DrawnPages {
  readonly canvases: readonly HTMLCanvasElement[];
  /** Number of pages of the document, of which the first ones are drawn. */
  readonly total: number;
}

async function loadDocument(bytes: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  // The library is large and only needed here.
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  return getDocument({
    data: new Uint8Array(bytes),
    // The policy of the admin allows only its own fonts.
    disableFontFace: true,
  });
}

/**
 * Draws the pages of a PDF onto canvases.
 * @throws for bytes that are no PDF
 */
export async function drawPages(bytes: ArrayBuffer): Promise<DrawnPages> {
  const loading = await loadDocument(bytes);
  try {
    const document = await loading.promise;
    const canvases: HTMLCanvasElement[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const scale = (PAGE_WIDTH / natural.width) * Math.min(globalThis.devicePixelRatio || 1, 2);
      const viewport = page.getViewport({ scale });
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      canvases.push(canvas);
    }
    return { canvases, total: document.numPages };
  } finally {
    await loading.destroy();
  }
}
