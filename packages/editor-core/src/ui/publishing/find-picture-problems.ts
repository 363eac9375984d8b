import { getLuminance } from '@org/schema/color';
import { nodeIdAt } from '../../session/canvas-document/canvas-dom.ts';
import { type PageProblem, quote } from './page-problem.ts';

/** Size from which a picture is heavy, bytes: about three seconds of a slow phone's connection. */
const HEAVY = 600_000;
/** Least contrast of text, and of large text. Source: WCAG 2.2, 1.4.3. */
const CONTRAST = { text: 4.5, large: 3 } as const;
/** Font size of large text, px, and of bold one. */
const LARGE = { size: 24, bold: 18.66 } as const;
/** Width to which a picture is drawn for reading its colors, px. */
const SAMPLE_WIDTH = 96;
/** Share of the area behind a text that may have less contrast. */
const TOLERATED = 0.2;
/** Address of a picture in a computed `background-image`. */
const PICTURE_URL = /url\("([^"]*)"\)/;
/** Color of a plain layer above a picture, as the overlay of a background is compiled. */
const PLAIN_LAYER = /^linear-gradient\(((?:[^(),]|\([^()]*\))+),/;

/** Returns the size of each picture that the canvas has loaded, by address, in bytes. */
function getSizes(doc: Document): Map<string, number> {
  const entries = doc.defaultView?.performance.getEntriesByType('resource') ?? [];
  return new Map(
    (entries as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => [
      name,
      encodedBodySize,
    ]),
  );
}

/** Returns the address of the picture behind an element, in it or in the separate box of its background. */
function getPicture(element: Element, view: Window): string | undefined {
  return [null, '::before']
    .map((box) => PICTURE_URL.exec(view.getComputedStyle(element, box).backgroundImage)?.[1])
    .find(Boolean);
}

/** Finds pictures that take long to load on phones. */
function findHeavyPictures(doc: Document, view: Window): PageProblem[] {
  const sizes = getSizes(doc);
  const problems = new Map<string, PageProblem>();
  for (const element of doc.querySelectorAll('[data-node], [data-node] *')) {
    const address =
      element.tagName === 'IMG'
        ? (element as HTMLImageElement).currentSrc
        : getPicture(element, view);
    if (!address || problems.has(address)) continue;
    const size = sizes.get(new URL(address, doc.baseURI).href) ?? 0;
    const node = nodeIdAt(element);
    if (size >= HEAVY && node)
      problems.set(address, {
        text: `A ${(size / 1_000_000).toFixed(1)} MB picture loads slowly on phones`,
        node,
      });
  }
  return [...problems.values()];
}

/** Text over a background picture, with the block that has the background. */
interface TextOnPicture {
  readonly element: Element;
  readonly behind: Element;
  readonly picture: string;
}

/** Finds texts on pictures: no opaque color is between them. */
function findTextsOnPictures(doc: Document, view: Window): TextOnPicture[] {
  const found = new Map<Element, TextOnPicture>();
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || found.has(element) || !walker.currentNode.nodeValue?.trim()) continue;
    if (!element.closest('[data-node]')) continue;
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const picture = getPicture(behind, view);
      if (picture) {
        found.set(element, { element, behind, picture });
        break;
      }
      if (isOpaque(view.getComputedStyle(behind).backgroundColor)) break;
    }
  }
  return [...found.values()];
}

/** Returns true for a color without transparency, as browsers compute it. */
function isOpaque(color: string): boolean {
  return color !== 'transparent' && !/^rgba\(|\//.test(color);
}

type Pixels = CanvasRenderingContext2D;

/** Draws the background of a block in small: its picture as `cover` does, then the color above it. */
async function drawBackground(
  { behind, picture }: TextOnPicture,
  view: Window,
): Promise<{ readonly pixels: Pixels; readonly scale: number } | undefined> {
  const { width, height } = behind.getBoundingClientRect();
  const image = new Image();
  image.src = new URL(picture, behind.ownerDocument.baseURI).href;
  await image.decode();
  const scale = SAMPLE_WIDTH / width;
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE_WIDTH;
  canvas.height = Math.max(1, Math.round(height * scale));
  const pixels = canvas.getContext('2d', { willReadFrequently: true });
  if (!pixels || image.width === 0) return undefined;
  const zoom = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [drawnWidth, drawnHeight] = [image.width * zoom, image.height * zoom];
  pixels.drawImage(
    image,
    (canvas.width - drawnWidth) / 2,
    (canvas.height - drawnHeight) / 2,
    drawnWidth,
    drawnHeight,
  );
  for (const box of [null, '::after']) {
    const color = PLAIN_LAYER.exec(view.getComputedStyle(behind, box).backgroundImage)?.[1];
    if (!color) continue;
    // The canvas ignores what is not a color, such as the direction of a gradient.
    pixels.fillStyle = 'transparent';
    pixels.fillStyle = color;
    pixels.fillRect(0, 0, canvas.width, canvas.height);
  }
  return { pixels, scale };
}

/** Returns the relative luminance of each pixel. */
function getLuminances({ data }: ImageData): number[] {
  return Array.from({ length: data.length / 4 }, (_, at) =>
    getLuminance({
      red: data[at * 4] ?? 0,
      green: data[at * 4 + 1] ?? 0,
      blue: data[at * 4 + 2] ?? 0,
      alpha: 1,
    }),
  );
}

/** Returns the luminance of a CSS color, which a canvas can draw in every notation. */
function readLuminance(color: string): number {
  const pixels = document.createElement('canvas').getContext('2d');
  if (!pixels) return 0;
  pixels.fillStyle = color;
  pixels.fillRect(0, 0, 1, 1);
  return getLuminances(pixels.getImageData(0, 0, 1, 1))[0] ?? 0;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the problem of a text that is hard to read on its picture. */
function judge(
  { element, behind }: TextOnPicture,
  { pixels, scale }: { readonly pixels: Pixels; readonly scale: number },
  view: Window,
): PageProblem[] {
  const [text, box] = [element.getBoundingClientRect(), behind.getBoundingClientRect()];
  const left = Math.max(0, Math.floor((text.left - box.left) * scale));
  const top = Math.max(0, Math.floor((text.top - box.top) * scale));
  const width = Math.min(pixels.canvas.width - left, Math.ceil(text.width * scale));
  const height = Math.min(pixels.canvas.height - top, Math.ceil(text.height * scale));
  if (width < 1 || height < 1) return [];
  const { color, fontSize, fontWeight } = view.getComputedStyle(element);
  const ink = readLuminance(color);
  const contrasts = getLuminances(pixels.getImageData(left, top, width, height))
    .map((behindIt) => contrast(ink, behindIt))
    .sort((one, other) => one - other);
  const least = contrasts[Math.floor(contrasts.length * TOLERATED)] ?? CONTRAST.text;
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE.size || (size >= LARGE.bold && Number(fontWeight) >= 700);
  const needed = isLarge ? CONTRAST.large : CONTRAST.text;
  if (least >= needed) return [];
  // Rounded down: 4.46 must not be shown as the 4.5 that it fails.
  const shown = (Math.floor(least * 10) / 10).toFixed(1);
  return [
    {
      text: `${quote(element.textContent)} is hard to read on its picture (contrast ${shown}:1, aim for ${needed}:1)`,
      node: nodeIdAt(element),
    },
  ];
}

/** Finds texts without enough contrast to the picture behind them. */
async function findFaintTexts(doc: Document, view: Window): Promise<PageProblem[]> {
  const drawn = new Map<Element, Awaited<ReturnType<typeof drawBackground>>>();
  const problems: PageProblem[] = [];
  for (const text of findTextsOnPictures(doc, view)) {
    // A picture that cannot be read, such as one of another host, is not judged.
    if (!drawn.has(text.behind))
      drawn.set(text.behind, await drawBackground(text, view).catch(() => undefined));
    const background = drawn.get(text.behind);
    try {
      if (background) problems.push(...judge(text, background, view));
    } catch {
      drawn.set(text.behind, undefined);
    }
  }
  return problems;
}

/**
 * Returns the problems of the pictures on the canvas: those that load slowly, and texts that are hard to read on them. Only what the
 * canvas has loaded is judged, at its width.
 */
export async function findPictureProblems(doc: Document): Promise<PageProblem[]> {
  const view = doc.defaultView;
  if (!view) return [];
  return [...findHeavyPictures(doc, view), ...(await findFaintTexts(doc, view))];
}
