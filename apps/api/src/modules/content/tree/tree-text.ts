import { markupText, parseMarkup } from '@org/content';
import { decodeContent } from '@org/content/node';

/** Names of props that visitors read. */
const READ = /text|title|label|html|caption|description|features|question|answer|^name$/i;
/** Ends of names of props that only say how a text looks or where it leads, such as `textAlign` and `titleTag`. */
const LOOK =
  /(?:color|align(?:ment)?|size|style|position|transform|weight|family|shadow|decoration|spacing|width|height|radius|class(?:name)?|id|url|href|src|icon|level|tag|variant|type|mode|unit)$/i;
/** Characters of a page that a search looks at. */
const MOST = 40_000;

function collect(value: unknown, name: string, found: string[]): void {
  if (typeof value === 'string') {
    if (value && READ.test(name) && !LOOK.test(name))
      found.push(/<[a-z]/i.test(value) ? words(value) : value);
  } else if (Array.isArray(value)) for (const one of value) collect(one, name, found);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value))
      if (key !== 'settings') collect(one, key, found);
}

/** The words of markup, with a space between its blocks. */
function words(markup: string): string {
  return markupText(parseMarkup(markup.replaceAll(/<\/(?:p|h[1-6]|li|div|td)>/g, ' $&')));
}

/**
 * Returns the text of stored content that visitors read, for searches.
 * @param content - encoded content or null
 * @returns one line; '' for none
 */
export function treeText(content: string | null | undefined): string {
  const decoded = content ? decodeContent(content) : undefined;
  if (!decoded?.ok || !decoded.value || typeof decoded.value !== 'object') return '';
  const found: string[] = [];
  for (const node of Object.values(decoded.value)) {
    const { props } = (node ?? {}) as { props?: unknown };
    if (props && typeof props === 'object') collect(props, '', found);
  }
  return found.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MOST);
}
