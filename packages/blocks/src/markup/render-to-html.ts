import { escapeHtml } from '@org/content/html';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlAttributes } from './html-attributes.ts';

const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'source',
  'track',
  'wbr',
]);
/** Elements with special rules in React: forms, documents, resources, and text that keeps its first line break. */
const REACT_ONLY: ReadonlySet<string> = new Set([
  'input',
  'select',
  'option',
  'textarea',
  'form',
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'template',
  'noscript',
  'pre',
  'listing',
  'menuitem',
  'object',
  'param',
  'picture',
]);
/** Components that need React, because of hooks or context. They are not tried again. */
const impure = new WeakSet<object>();

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

/** Renders an element with React; preload hints belong into the document, not the markup. */
function byReact(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload" as="image"[^>]*\/>)+/, '');
}

function component(element: ReactElement<Props>, type: Component): string {
  if (impure.has(type) || type.prototype?.isReactComponent) return byReact(element);
  let rendered: ReactNode;
  try {
    rendered = type(element.props);
  } catch {
    impure.add(type);
    return byReact(element);
  }
  return node(rendered);
}

type TagKind = 'react' | 'void' | 'open';
const tags = new Map<string, TagKind>();

/**
 * Returns how an element is rendered: by React, as a void element, or with an end tag. Tags come from code, so there are few of
 * them.
 */
function tagKind(type: string): TagKind {
  const known = tags.get(type);
  if (known) return known;
  const kind =
    REACT_ONLY.has(type) || type.includes('-') ? 'react' : VOID.has(type) ? 'void' : 'open';
  if (tags.size < 500) tags.set(type, kind);
  return kind;
}

function host(element: ReactElement<Props>, type: string): string {
  const kind = tagKind(type);
  const attributes = kind === 'react' ? undefined : htmlAttributes(element.props);
  if (attributes === undefined) return byReact(element);
  if (kind === 'void') return `<${type}${attributes}/>`;
  return `<${type}${attributes}>${node(element.props.children)}</${type}>`;
}

function node(value: ReactNode): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) {
    let text = '';
    for (const child of value) text += node(child);
    return text;
  }
  if (isValidElement<Props>(value)) {
    if (typeof value.type === 'string') return host(value, value.type);
    if (value.type === Fragment) return node(value.props.children);
    return typeof value.type === 'function'
      ? component(value, value.type as Component)
      : byReact(value);
  }
  // Iterables, promises and objects: React handles them, or throws a meaningful error.
  return renderToStaticMarkup(value);
}

/**
 * Renders React elements to HTML, identical to `renderToStaticMarkup` and several times as fast. Components have to be pure
 * functions; one that uses hooks, context or a class is rendered by React with everything below it.
 * @throws whatever a component throws
 */
export function renderToHtml(element: ReactNode): string {
  return node(element);
}
