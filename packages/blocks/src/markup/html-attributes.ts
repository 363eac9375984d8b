import { escapeHtml } from '@org/content/html';

/** Printing of React attributes as HTML, for the attributes that blocks use. */

/** React's name → the attribute's. Names with a capital letter that are not listed here are left to React. */
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
  popoverTarget: 'popoverTarget',
  popoverTargetAction: 'popoverTargetAction',
};
/** Rendered without a value when true, omitted when false. */
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
  'multiple',
  'muted',
]);
const IGNORED: ReadonlySet<string> = new Set([
  'children',
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);
/** Attributes with special rules, which are left to React. */
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

/** Serialization of a style property; undefined when React has to serialize it. */
interface StyleName {
  /** `name:` as CSS writes it. */
  readonly open: string;
  /** True when numbers are unitless. */
  readonly takesNumber: boolean;
}

/** Serialization of an attribute. */
interface AttributeName {
  readonly kind: 'skip' | 'react' | 'style' | 'flag' | 'url' | 'text' | 'spoken';
  /** ` name="` */
  readonly open: string;
}

// Names come from code, so there are few of them; each is computed once.
const styleNames = new Map<string, StyleName | undefined>();
const attributeNames = new Map<string, AttributeName>();

function readStyleName(name: string): StyleName | undefined {
  if (name.startsWith('--')) return { open: `${escapeHtml(name)}:`, takesNumber: true };
  // Names with a vendor prefix are left to React.
  if (!/^[a-z][a-zA-Z]*$/.test(name) || name.startsWith('ms')) return undefined;
  const property = name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
  return { open: `${property}:`, takesNumber: UNITLESS.has(name) };
}

function readAttributeName(name: string): AttributeName {
  const open = ` ${NAMES[name] ?? name}="`;
  if (name === 'style') return { kind: 'style', open };
  if (IGNORED.has(name)) return { kind: 'skip', open };
  if (REACT_ONLY.has(name)) return { kind: 'react', open };
  if (FLAGS.has(name)) return { kind: 'flag', open: ` ${name}=""` };
  if (NAMES[name] !== undefined) return { kind: 'text', open };
  if (!SAFE_NAME.test(name)) return { kind: /^on/i.test(name) ? 'skip' : 'react', open };
  if (name.length > 2 && name.startsWith('on')) return { kind: 'skip', open };
  if (name === 'src' || name === 'href') return { kind: 'url', open };
  return { kind: /^(?:data|aria)-/.test(name) ? 'spoken' : 'text', open };
}

function memo<Value>(
  names: Map<string, Value>,
  name: string,
  read: (name: string) => Value,
): Value {
  const known = names.get(name);
  if (known !== undefined || names.has(name)) return known as Value;
  const made = read(name);
  if (names.size < 2000) names.set(name, made);
  return made;
}

/** Serializes a style object as an attribute, or returns undefined when React has to do it. */
function styleAttribute(style: unknown): string | undefined {
  if (style === null || style === undefined) return '';
  if (typeof style !== 'object') return undefined;
  const values = style as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name in values) {
    const value = values[name];
    if (value === null || value === undefined || value === '' || typeof value === 'boolean')
      continue;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const known = memo(styleNames, name, readStyleName);
    // Numbers that need a unit are left to React.
    if (!known || (typeof value === 'number' && value !== 0 && !known.takesNumber))
      return undefined;
    text += (text === '' ? '' : ';') + known.open + escapeHtml(String(value).trim());
  }
  return text === '' ? '' : ` style="${text}"`;
}

function one(name: string, value: unknown): string | undefined {
  const { kind, open } = memo(attributeNames, name, readAttributeName);
  if (kind === 'skip' || value === null || value === undefined) return '';
  if (kind === 'style') return styleAttribute(value);
  if (
    kind === 'react' ||
    typeof value === 'object' ||
    typeof value === 'function' ||
    typeof value === 'symbol'
  )
    return undefined;
  if (kind === 'flag') return value ? open : '';
  if (typeof value === 'boolean') return kind === 'spoken' ? `${open}${value}"` : '';
  if (kind === 'url') {
    if (value === '') return undefined;
    // React replaces URLs that would run a script.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them inside a scheme
    if (/^[\u0000-\u001F ]*j/i.test(String(value))) return undefined;
  }
  return `${open}${escapeHtml(String(value))}"`;
}

/**
 * Serializes the attributes of an element in the order of its props.
 * @returns text, or undefined when React has to render the element
 */
export function htmlAttributes(props: Readonly<Record<string, unknown>>): string | undefined {
  let text = '';
  for (const name in props) {
    const attribute = one(name, props[name]);
    if (attribute === undefined) return undefined;
    text += attribute;
  }
  return text;
}
