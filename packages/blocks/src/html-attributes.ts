/** Printing of React attributes as HTML, for the attributes that blocks use. */

const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it stands in HTML, in an element or between quotes. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (char) => ESCAPES[char] ?? char) : text;
}

/** React's name → the attribute's. Names with a capital that are not here are left to React. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  clipPath: 'clip-path',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  srcSet: 'srcSet',
  fetchPriority: 'fetchPriority',
  referrerPolicy: 'referrerPolicy',
  dateTime: 'dateTime',
  colSpan: 'colSpan',
};
/** Printed without a value when true, left out when false. */
const FLAGS: ReadonlySet<string> = new Set([
  'hidden',
  'disabled',
  'open',
  'controls',
  'loop',
  'async',
  'defer',
  'inert',
  'reversed',
  'required',
  'allowFullScreen',
  'autoPlay',
  'playsInline',
  'noValidate',
]);
const LOWER_FLAGS: ReadonlySet<string> = new Set(['multiple', 'muted']);
const IGNORED: ReadonlySet<string> = new Set([
  'children',
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);
/** Attributes whose printing has rules of its own, which are left to React. */
const REACT_ONLY: ReadonlySet<string> = new Set([
  'dangerouslySetInnerHTML',
  'action',
  'formAction',
  'value',
  'defaultValue',
  'defaultChecked',
  'innerHTML',
  'checked',
  'selected',
  'draggable',
  'focusable',
  'download',
  'capture',
  'cols',
  'rows',
  'size',
  'span',
  'start',
  'autofocus',
  'is',
  'default',
  'seamless',
  'scoped',
]);
const UNITLESS: ReadonlySet<string> = new Set([
  'opacity',
  'zIndex',
  'fontWeight',
  'lineHeight',
  'flexGrow',
  'flexShrink',
  'order',
]);
const SAFE_NAME = /^[a-z_:][a-z0-9_:.-]*$/;

/** A style object as an attribute, or undefined when React has to print it. */
function styleAttribute(style: unknown): string | undefined {
  if (style === null || style === undefined) return '';
  if (typeof style !== 'object') return undefined;
  let text = '';
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || value === '' || typeof value === 'boolean')
      continue;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const isVariable = name.startsWith('--');
    // Names with a vendor's prefix, and numbers of properties that may have no unit, are left to React.
    if (
      !isVariable &&
      (!/^[a-z][a-zA-Z]*$/.test(name) ||
        name.startsWith('ms') ||
        (typeof value === 'number' && value !== 0 && !UNITLESS.has(name)))
    )
      return undefined;
    const property = isVariable
      ? escapeHtml(name)
      : name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
    text += `${text === '' ? '' : ';'}${property}:${escapeHtml(String(value).trim())}`;
  }
  return text === '' ? '' : ` style="${text}"`;
}

function one(name: string, value: unknown): string | undefined {
  if (name === 'style') return styleAttribute(value);
  if (value === null || value === undefined || IGNORED.has(name)) return '';
  if (
    REACT_ONLY.has(name) ||
    typeof value === 'object' ||
    typeof value === 'function' ||
    typeof value === 'symbol'
  )
    return undefined;
  if (name.length > 2 && name.startsWith('on')) return '';
  if (FLAGS.has(name)) return value ? ` ${name}=""` : '';
  if (LOWER_FLAGS.has(name)) return value ? ` ${name}=""` : '';
  const known = NAMES[name];
  if (known === undefined && !SAFE_NAME.test(name)) return undefined;
  if (typeof value === 'boolean') {
    const prefix = name.slice(0, 5);
    return prefix === 'data-' || prefix === 'aria-' ? ` ${name}="${value}"` : '';
  }
  if (name === 'src' || name === 'href') {
    if (value === '') return undefined;
    // React replaces addresses that would run a script.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside a scheme
    if (/^[\u0000-\u001F ]*j/i.test(String(value))) return undefined;
  }
  return ` ${known ?? name}="${escapeHtml(String(value))}"`;
}

/** Attributes of an element in the order of its props. Shape: props → text, or undefined when React has to print the element. */
export function htmlAttributes(props: Readonly<Record<string, unknown>>): string | undefined {
  let text = '';
  for (const name in props) {
    const attribute = one(name, props[name]);
    if (attribute === undefined) return undefined;
    text += attribute;
  }
  return text;
}
