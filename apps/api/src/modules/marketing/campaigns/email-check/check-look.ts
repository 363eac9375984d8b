import { getContrast, parseRgbColor } from '@org/schema/color';
import type { EmailFinding } from '@org/schema/entities';
import { type EmailElement, eachElement } from './email-elements.ts';

/** Lowest contrast of text, and of large text. Source: WCAG 2.2, 1.4.3 */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
/** Size of large text, and of the smallest text that is easy to read, px. */
const LARGE_TEXT = 24;
const SMALLEST_TEXT = 12;
/** Maximum number of examples of a finding. */
const EXAMPLES = 3;

/** Characters that fill a preheader and that nobody sees. */
const INVISIBLE = /\u034f|\u200c|\u00ad/g;

/** Color of links that have none. */
const LINK_COLOR = '#0000ee';

/** Inherited styles of text. Undefined where a picture or an email client decides. */
interface Ground {
  readonly color: string | undefined;
  readonly background: string | undefined;
  /** px */
  readonly size: number;
}

const START: Ground = { color: '#000000', background: '#ffffff', size: 16 };

/** Returns the color of the background of an element; '' where it has none, undefined where it is a picture. */
function ownBackground({ style, attributes }: EmailElement): string | undefined {
  const image = `${style.get('background') ?? ''} ${style.get('background-image') ?? ''}`;
  if (image.includes('url(') || image.includes('gradient(') || attributes.has('background'))
    return undefined;
  const color =
    style.get('background-color') ?? style.get('background') ?? attributes.get('bgcolor') ?? '';
  return color === 'transparent' || color === 'none' ? '' : color;
}

function getGround(element: EmailElement, outer: Ground): Ground {
  const { style, attributes } = element;
  const background = ownBackground(element);
  const isLink = element.name === 'a' && attributes.has('href');
  const size = /^(\d{1,3}(?:\.\d{1,3})?)px/.exec(style.get('font-size') ?? '')?.[1];
  return {
    color: style.get('color') ?? attributes.get('color') ?? (isLink ? LINK_COLOR : outer.color),
    background: background === '' ? outer.background : background,
    size: size === undefined ? outer.size : Number(size),
  };
}

/** True for an element that nobody sees, such as a preheader. */
const isHidden = ({ style, name }: EmailElement): boolean =>
  name === 'head' ||
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all' ||
  style.get('opacity') === '0';

/** Returns the contrast of two colors; undefined where one is not known, transparent, or a name. */
function contrastRatio(color = '', background = ''): number | undefined {
  const [one, other] = [parseRgbColor(color), parseRgbColor(background)];
  return one?.alpha === 1 && other?.alpha === 1 ? getContrast(one, other) : undefined;
}

/** Checks that text can be read, and that pictures have a description. */
export function checkLook(root: EmailElement): EmailFinding[] {
  const faint = new Set<string>();
  const small = new Set<string>();
  const unnamed = new Set<string>();

  function visit(element: EmailElement, outer: Ground): void {
    if (isHidden(element)) return;
    const ground = getGround(element, outer);
    const words = element.words.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
    if (words !== '') {
      const { color, background, size } = ground;
      const ratio = contrastRatio(color, background);
      const least = size >= LARGE_TEXT ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
      if (ratio !== undefined && ratio < least) faint.add(words.slice(0, 60));
      if (size > 1 && size < SMALLEST_TEXT) small.add(words.slice(0, 60));
    }
    for (const child of element.children) visit(child, ground);
  }
  visit(root, START);
  eachElement(root, ({ name, attributes }) => {
    if (name !== 'img' || attributes.get('width') === '1') return;
    if (!attributes.has('alt'))
      unnamed.add((attributes.get('src') ?? '').split('/').at(-1)?.slice(0, 60) ?? '');
  });

  const findings: EmailFinding[] = [];
  const add = (key: string, level: EmailFinding['level'], message: string, found: Set<string>) => {
    if (found.size > 0)
      findings.push({
        key,
        level,
        message,
        examples: [...found].slice(0, EXAMPLES),
        blocks: [],
      });
  };
  add('contrast_low', 'problem', 'Text is hard to read on its background.', faint);
  add('text_small', 'advice', `Text is smaller than ${SMALLEST_TEXT} pixels.`, small);
  add('picture_unnamed', 'problem', 'A picture has no description.', unnamed);
  return findings;
}
