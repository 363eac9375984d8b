import { SaxesParser } from 'saxes';
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_STYLES } from './svg-names.ts';
import { cleanDeclarations, cleanStyleSheet, isSafeValue } from './svg-value.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const LIMITS = { elements: 20_000, depth: 64 } as const;

/** Element of an SVG with allowed content only. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
}

interface ReadAttribute {
  readonly local: string;
  readonly uri: string;
  readonly value: string;
}

/** Returns an allowed attribute; undefined for any other. */
function cleanAttribute({ local, uri, value }: ReadAttribute): [string, string] | undefined {
  if (local === 'href' && (uri === '' || uri === XLINK_NAMESPACE))
    return /^#[\w:.-]+$/.test(value.trim()) ? ['href', value.trim()] : undefined;
  if (uri !== '') return undefined;
  if (local === 'style') {
    const style = cleanDeclarations(value);
    return style ? ['style', style] : undefined;
  }
  if (local === 'id' || local === 'class')
    return /^[\w:. -]+$/.test(value) ? [local, value] : undefined;
  if (!SVG_ATTRIBUTES.has(local) && !SVG_STYLES.has(local)) return undefined;
  return isSafeValue(value) ? [local, value] : undefined;
}

/**
 * Parses an SVG and keeps its parts that are known to be safe; unknown elements are removed with their content.
 * @returns root element
 * @throws for text that is not well-formed, is not an SVG, or is too large
 */
export function readSvg(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  /** Depth inside a removed element. */
  let left = 0;
  let elements = 0;

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (elements > LIMITS.elements || open.length + left >= LIMITS.depth)
      throw new Error('too many elements');
    if (left > 0 || uri !== SVG_NAMESPACE || !SVG_ELEMENTS.has(local)) {
      left += 1;
      return;
    }
    const element: SvgElement = {
      name: local,
      attributes: new Map(
        Object.values(attributes).flatMap((attribute) => {
          const kept = cleanAttribute(attribute);
          return kept ? [kept] : [];
        }),
      ),
      children: [],
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (left > 0) left -= 1;
    else open.pop();
  });
  const addText = (words: string): void => {
    const parent = open.at(-1);
    if (left === 0 && parent) parent.children.push(words);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();

  if (root?.name !== 'svg') throw new Error('no drawing');
  return cleanSheets(root);
}

/** Returns an element with sanitized style sheets. */
function cleanSheets({ name, attributes, children }: SvgElement): SvgElement {
  return {
    name,
    attributes,
    children: children.flatMap((child): (SvgElement | string)[] => {
      if (typeof child === 'string') return [child];
      if (child.name !== 'style') return [cleanSheets(child)];
      const sheet = cleanStyleSheet(
        child.children.filter((one) => typeof one === 'string').join(''),
      );
      return sheet ? [{ name: 'style', attributes: new Map(), children: [sheet] }] : [];
    }),
  };
}
