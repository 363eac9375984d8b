import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** URL of the rendered page. */
const HERE = 'https://site.example/a/page';

/** Elements that run something, or affect their surroundings. */
const REFUSED: ReadonlySet<string> = new Set([
  'script',
  'object',
  'embed',
  'applet',
  'base',
  'link',
  'frame',
  'frameset',
  'portal',
  'animate',
  'set',
  'foreignobject',
]);
/** Attributes whose URL a browser loads automatically. */
const LOADED: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'background',
  'data',
  'manifest',
  'lowsrc',
  'dynsrc',
  'classid',
]);
/** Attributes whose URL a browser opens on an action of the visitor. */
const FOLLOWED: ReadonlySet<string> = new Set([
  'href',
  'action',
  'formaction',
  'cite',
  'ping',
  'longdesc',
]);
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const short = (text: string): string => text.slice(0, 160);

/**
 * Returns the problem with a URL.
 * @param value - URL as printed
 * @param isLoaded - whether the browser loads it automatically
 */
function addressProblem(value: string, isLoaded: boolean): string | undefined {
  if (value.trim() === '' || !URL.canParse(value, HERE)) return undefined;
  const { protocol, host } = new URL(value, HERE);
  // An image in a data URL runs nothing as an image, and browsers do not navigate to such URLs.
  if (/^data:image\//i.test(value.trim())) return undefined;
  if (!PROTOCOLS.has(protocol)) return `leads to ${protocol}`;
  return isLoaded && host.includes('evil') ? `loads from ${host}` : undefined;
}

/**
 * Returns hostile content in CSS. Quoted absolute URLs of our own host may contain anything; no other part of a hostile text
 * may appear in styles.
 * @returns problems
 */
export function styleProblems(css: string): string[] {
  const problems: string[] = [];
  const rest = css.replace(/url\("([^"\\\n]*)"\)/g, (_whole, address: string) => {
    const problem = addressProblem(address, true);
    if (problem) problems.push(`style ${problem}`);
    return 'url()';
  });
  if (/evil|expression\(|javascript:|@import|<\//i.test(rest))
    problems.push(
      `style holds ${short(/.{0,60}(?:evil|expression\(|javascript:|@import|<\/).{0,60}/is.exec(rest)?.[0] ?? '')}`,
    );
  return problems;
}

/**
 * Returns what custom CSS of an author does besides styling: loading external content, running code, or closing its element.
 * @returns problems
 */
export function authoredProblems(css: string): string[] {
  const found = css.match(/@import|<\/|expression\(|-moz-binding|behavior:/gi) ?? [];
  const addresses = css.matchAll(/(?:url\(\s*["']?|image-set\(\s*["'])([^"')]*)/gi);
  return [
    ...found,
    ...Array.from(addresses, ([, address = '']) => addressProblem(address, true)).filter(
      (problem) => problem !== undefined,
    ),
  ];
}

function attributeProblems(element: Element): string[] {
  const { tagName } = element;
  return element.attrs.flatMap(({ name, prefix, value }) => {
    const whole = prefix ? `${prefix}:${name}` : name;
    const where = `<${tagName} ${whole}>`;
    if (/^on/i.test(name)) return [`${where} is a handler`];
    if (name === 'style') return styleProblems(value).map((problem) => `${where}: ${problem}`);
    if (name === 'srcdoc')
      // A separate document may contain anything as long as it is sandboxed.
      return element.attrs.some((one) => one.name === 'sandbox' && one.value === '')
        ? []
        : [`${where} may run`];
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(/,\s+/).flatMap((one) => {
        const problem = addressProblem(one.trim().split(/\s/)[0] ?? '', true);
        return problem ? [`${where} ${problem}`] : [];
      });
    const isLoaded = LOADED.has(name) || (name === 'href' && ['image', 'use'].includes(tagName));
    if (!isLoaded && !FOLLOWED.has(name)) return [];
    const problem =
      tagName === 'iframe' && value.trim().startsWith('data:')
        ? 'frames data'
        : addressProblem(value, isLoaded);
    return problem ? [`${where} ${problem}: ${short(value)}`] : [];
  });
}

function elementProblems(element: Element): string[] {
  const { tagName } = element;
  if (REFUSED.has(tagName.toLowerCase())) return [`<${tagName}>`];
  // Emails declare their character set with this element.
  const isRefresh = element.attrs.some(
    ({ name, value }) =>
      name === 'http-equiv' && !/^(?:content-type|x-ua-compatible)$/i.test(value),
  );
  return [
    ...(tagName === 'meta' && isRefresh ? ['<meta http-equiv>'] : []),
    ...attributeProblems(element),
  ];
}

function problemsIn(parent: ParentNode, found: string[]): void {
  for (const node of parent.childNodes) {
    if (defaultTreeAdapter.isCommentNode(node)) {
      // Outlook parses conditional comments as markup.
      const [, inner] = /^\[if [^\]]*\]>([\s\S]*)<!\[endif\]$/.exec(node.data) ?? [];
      if (inner !== undefined) problemsIn(parseFragment(inner), found);
      else if (node.data.includes('evil')) found.push(`comment ${short(node.data)}`);
    } else if (defaultTreeAdapter.isElementNode(node)) {
      found.push(...elementProblems(node));
      if (node.tagName === 'style')
        found.push(
          ...node.childNodes.flatMap((text) =>
            defaultTreeAdapter.isTextNode(text) ? styleProblems(text.value) : [],
          ),
        );
      else problemsIn(node, found);
    }
  }
}

/**
 * Returns hostile content that escaped its context: elements that run code, handlers, URLs that execute code or belong to
 * another host, styles.
 * @param html - rendered HTML
 * @param isDocument - whether it is a whole document
 * @returns problems, none when it is contained
 */
export function whatEscapes(html: string, isDocument = false): string[] {
  const found: string[] = [];
  problemsIn(isDocument ? parse(html) : parseFragment(html), found);
  return found;
}
