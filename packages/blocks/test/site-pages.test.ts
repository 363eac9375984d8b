import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { behavioursIn } from '../src/page-scripts/page-script.ts';
import { pageCss, storeCss } from '../src/registry/page-css.ts';
import { CHECKOUT_STATES } from '../src/site-pages/examples/checkout-page.examples.ts';
import { ORDER_STATES } from '../src/site-pages/examples/order-page.examples.ts';
import { PAGE_EXAMPLES } from '../src/site-pages/examples/page-examples.ts';
import { SEARCH_STATES } from '../src/site-pages/examples/search-pages.examples.ts';
import { sitePageCss } from '../src/site-pages/site-page-css.ts';
import {
  renderSitePage,
  SITE_PAGES,
  type SitePageContent,
  type SitePageName,
} from '../src/site-pages/site-pages.ts';
import { HOSTILE_TEXTS } from '../src/testing/hostile-texts.ts';
import { whatEscapes } from './what-escapes.ts';

// The sweep over hostile texts takes a second or two, and longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Element = DefaultTreeAdapterTypes.Element;
type Case = readonly [label: string, page: SitePageContent];

/** Returns the examples of a page as cases. The name and its props belong together, which the table does not express. */
function getCases(name: SitePageName, examples: object): Case[] {
  return Object.entries(examples).map(([label, props]) => [
    `${name}, ${label}`,
    { name, props } as SitePageContent,
  ]);
}

const CASES: readonly Case[] = [
  ...Object.entries(PAGE_EXAMPLES).flatMap(([name, examples]) =>
    getCases(name as SitePageName, examples),
  ),
  ...getCases('checkout', CHECKOUT_STATES),
  ...getCases('review', CHECKOUT_STATES),
  ...getCases('order', ORDER_STATES),
  ...getCases('search', SEARCH_STATES),
];

const print = (page: SitePageContent): string => renderToHtml(renderSitePage(page));

function getDescendants(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    defaultTreeAdapter.isElementNode(node) ? [node, ...getDescendants(node)] : [],
  );
}

/** Returns the elements of a page, those without scripts included. */
function getElements(html: string): Element[] {
  return getDescendants(parseFragment(html, { scriptingEnabled: false }));
}

const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

function getText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return defaultTreeAdapter.isElementNode(node) ? node.childNodes.map(getText).join('') : '';
}

/** Freezes a value with everything in it. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) freeze(one);
  return Object.freeze(value);
}

/** Attributes that refer to elements by their ids. */
const REFERENCES = ['aria-describedby', 'aria-labelledby', 'for', 'popovertarget'];

function getReferences(element: Element): string[] {
  const ids = REFERENCES.flatMap((name) => getAttribute(element, name)?.split(' ') ?? []);
  const href = getAttribute(element, 'href');
  return href?.startsWith('#') ? [...ids, href.slice(1)] : ids;
}

/** Returns true for a form field or a button that has a name for screen readers. */
function isLabelled(element: Element, all: readonly Element[]): boolean {
  if (getAttribute(element, 'aria-label') || getAttribute(element, 'aria-hidden')) return true;
  if (element.tagName === 'button') return getText(element).trim() !== '';
  const id = getAttribute(element, 'id');
  const labels = all.filter(({ tagName }) => tagName === 'label');
  return labels.some(
    (label) =>
      (id !== undefined && getAttribute(label, 'for') === id) ||
      getDescendants(label).includes(element),
  );
}

describe.each(CASES)('%s', (_label, page) => {
  const html = print(page);
  const all = getElements(html);

  it('renders the same by both serializers', () => {
    expect(html).toBe(renderToStaticMarkup(renderSitePage(page)));
  });

  it('renders from plain data without changing it', () => {
    const copy = structuredClone(page);
    expect(print(freeze(copy))).toBe(html);
  });

  it('contains no script, and names only known enhancements', () => {
    expect(whatEscapes(html)).toEqual([]);
    const named = all.flatMap((element) => getAttribute(element, 'data-enhance') ?? []);
    expect(behavioursIn(html)).toEqual([...new Set(named)].sort());
  });

  it('has unique ids, and every reference resolves', () => {
    const ids = all.flatMap((element) => getAttribute(element, 'id') ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of all.flatMap(getReferences)) expect(ids).toContain(id);
  });

  it('labels every field and button', () => {
    const fields = all.filter(
      (element) =>
        ['input', 'select', 'textarea', 'button'].includes(element.tagName) &&
        getAttribute(element, 'type') !== 'hidden',
    );
    expect(fields.filter((field) => !isLabelled(field, all))).toEqual([]);
  });

  it('has a rule for each of its class names', () => {
    const { sheets, usesStylesOf } = SITE_PAGES[page.name];
    const css = `${pageCss(usesStylesOf)}${storeCss(html)}${sitePageCss(sheets)}`;
    const names = all.flatMap((element) => getAttribute(element, 'class')?.split(' ') ?? []);
    for (const name of new Set(names)) expect(css).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
  });
});

/** Fields that hold a code or a number of the server instead of a text. */
const CODES: ReadonlySet<string> = new Set([
  'locale',
  'timezone',
  'currency',
  'kind',
  'status',
  'paymentStatus',
  'created_at',
  'heldUntil',
  'heading',
  'deliveries',
]);

/** Returns a value with every text replaced. */
function poisoned(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one: unknown) => poisoned(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, CODES.has(name) ? one : poisoned(one, text)]),
  );
}

it('contains hostile texts in every prop of every page', () => {
  const found: string[] = [];
  for (const [label, { name, props }] of CASES)
    for (const text of HOSTILE_TEXTS) {
      const html = print({ name, props: poisoned(props, text) } as SitePageContent);
      found.push(...whatEscapes(html).map((one) => `${label}, ${text}: ${one}`));
    }
  expect(found.slice(0, 20)).toEqual([]);
});

it('keeps the styles of each page in the layer of blocks, separate from those of other pages', () => {
  const account = sitePageCss(['account']);
  expect(account).toMatch(/^@layer org\.blocks\{.*\.org-you\{.*\}$/s);
  expect(account).not.toMatch(/\.org-(?:cart|pay|find|consent)\b/);
  expect(sitePageCss([])).toBe('');
});
