import { escapeHtml } from '@org/content/html';
import { refuseImage } from '../image-type.ts';
import { readSvg, type SvgElement } from './read-svg.ts';
import { SVG_SHAPES } from './svg-names.ts';

/** Maximum size of a file in bytes. */
const MAX_BYTES = 1024 * 1024;
/** Maximum number of elements that are drawn after every `use` is resolved. */
const MAX_DRAWN = 50_000;
const MAX_SIDE = 10_000;
/** Default size of an SVG without dimensions in browsers. */
const USUAL_SIZE = { width: 300, height: 150 } as const;

/** Sanitized SVG. */
export interface CleanSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function written({ name, attributes, children }: SvgElement): string {
  const own = Array.from(attributes, ([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  const inner = children
    .map((child) => (typeof child === 'string' ? escapeHtml(child) : written(child)))
    .join('');
  return inner ? `<${name}${own}>${inner}</${name}>` : `<${name}${own}/>`;
}

function* all(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* all(child);
}

/**
 * Returns the number of drawn elements.
 * @throws when elements reference each other in a cycle, or there are too many
 */
function countDrawn(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  for (const element of all(root)) {
    const id = element.attributes.get('id');
    if (id) byId.set(id, element);
  }
  const known = new Map<SvgElement, number | 'counting'>();
  const count = (element: SvgElement): number => {
    const before = known.get(element);
    if (before === 'counting') throw new Error('it shows itself');
    if (before !== undefined) return before;
    known.set(element, 'counting');
    let drawn = 1;
    for (const child of element.children) if (typeof child !== 'string') drawn += count(child);
    const shown =
      element.name === 'use' && byId.get(element.attributes.get('href')?.slice(1) ?? '');
    if (shown) drawn += count(shown);
    if (drawn > MAX_DRAWN) throw new Error('it shows too much');
    known.set(element, drawn);
    return drawn;
  };
  return count(root);
}

const length = (text: string | undefined): number => {
  const [, number = ''] =
    /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(?:px\s*)?$/.exec((text ?? '').slice(0, 40)) ?? [];
  return Number(number);
};
const side = (value: number): number => Math.min(MAX_SIDE, Math.max(1, Math.round(value)));

/**
 * Returns the size in px from the root's attributes or its view box. Adds a missing view box to the root, so that it can be
 * scaled.
 */
function getSize({ attributes }: SvgElement): { width: number; height: number } {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 ? box : [];
  const own = { width: length(attributes.get('width')), height: length(attributes.get('height')) };
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
  const width = own.width || (ratio && own.height * ratio) || boxWidth || USUAL_SIZE.width;
  const height = own.height || (ratio && width / ratio) || boxHeight || USUAL_SIZE.height;
  const size = { width: side(width), height: side(height) };
  if (!ratio) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
  return size;
}

/**
 * Parses an uploaded SVG and rebuilds it from an allow-list, without scripts, event handlers, links, foreign content, external
 * references and unknown styles.
 * @param filename - file name
 * @returns SVG
 * @throws `image_invalid` for a file that is not an SVG, is empty, or would exhaust the renderer
 */
export function cleanSvg(bytes: Uint8Array, filename: string): CleanSvg {
  if (bytes.byteLength > MAX_BYTES)
    throw refuseImage(filename, 'is larger than 1 MB, the most for a drawing');
  let root: SvgElement;
  try {
    root = readSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    countDrawn(root);
  } catch (cause) {
    throw refuseImage(filename, 'is not a drawing that can be shown safely', cause);
  }
  if (![...all(root)].some(({ name }) => SVG_SHAPES.has(name)))
    throw refuseImage(filename, 'has nothing to show');
  const { width, height } = getSize(root);
  root.attributes.set('width', String(width));
  root.attributes.set('height', String(height));
  return {
    svg: written({
      ...root,
      attributes: new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...root.attributes]),
    }),
    width,
    height,
  };
}
