import { cleanMarkup, MARKUP_ALIGNS } from '@org/content';

/** Elements for marks that other programs write as styles, with the predicate of the style. */
const STYLE_MARKS: readonly (readonly [
  tag: string,
  applies: (style: CSSStyleDeclaration) => boolean,
])[] = [
  ['strong', ({ fontWeight }) => /^bold/.test(fontWeight) || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', (style) => getLine(style).includes('underline')],
  ['s', (style) => getLine(style).includes('line-through')],
];

const getLine = (style: CSSStyleDeclaration): string =>
  style.textDecorationLine || style.textDecoration;

/** Wraps the content of an element in elements, the first outermost. */
function wrapContent(element: HTMLElement, tags: readonly string[]): void {
  for (const tag of tags.toReversed()) {
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/**
 * Maximum nesting of pasted elements: deeper markup was not written by hand, and parsing it would block the editor for seconds.
 */
const DEEPEST = 200;
const NESTING = /<(\/?)(?:div|span|font|b|i|u|s|em|strong|a|section|article|blockquote|ul|ol)\b/gi;

/** Returns true for HTML whose elements are nested too deeply, or never closed. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, closing] of html.matchAll(NESTING)) {
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Elements whose text is not content, and void elements. */
const SILENT =
  'script, style, template, noscript, iframe, object, title, textarea, select, svg, math, meta, link';

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/** Converts styles, cells and loose lists of other programs to elements that the guard knows. */
function normalise(body: HTMLElement): void {
  for (const silent of body.querySelectorAll(SILENT)) silent.remove();
  // Google Docs wraps a whole paste in a bold element that is not bold.
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|[1-5]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>('span[style], font[style]'))
    wrapContent(
      span,
      STYLE_MARKS.flatMap(([tag, applies]) => (applies(span.style) ? [tag] : [])),
    );
  for (const block of body.querySelectorAll<HTMLElement>('[style*="text-align"]')) {
    const align = MARKUP_ALIGNS.find((known) => known === block.style.textAlign);
    if (align && align !== 'start') block.dataset.align = align;
  }
  // Some programs place a nested list beside its item instead of inside it.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  for (const cell of body.querySelectorAll('td, th')) if (cell.nextElementSibling) cell.append(' ');
  for (const line of body.querySelectorAll('tr, pre, blockquote, dt, dd')) {
    if (line.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6')) continue;
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...line.childNodes);
    line.replaceWith(paragraph);
  }
}

/**
 * Parses HTML of another program and converts its styles to marks. The result is not guarded yet. Never throws.
 * @param html - HTML of the clipboard
 * @returns body of a separate document, where nothing is executed or loaded
 */
export function pastedBody(html: string): HTMLElement {
  const body = parsed(isTooDeep(html) ? cleanMarkup(html) : html);
  normalise(body);
  return body;
}

/**
 * Converts HTML of another program to guarded markup. Word processors and mail clients write marks as styles, and lines as
 * table cells; both are converted to elements before the guard removes all styles. Never throws.
 * @param html - HTML of the clipboard
 * @returns guarded markup
 */
export function cleanPasted(html: string): string {
  return cleanMarkup(isTooDeep(html) ? html : pastedBody(html).innerHTML);
}
