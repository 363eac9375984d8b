import type { PagePartName } from '@org/content';
import { escapeHtml } from '@org/content/html';
import { PAGE_TOKEN_NAME } from '@org/schema';
import type { Theme } from '@org/schema/entities';
import { pageHead } from './page-head.ts';
import { PRINT_CSS } from './print-css.ts';
import type { FontFace } from './site-assets.ts';
import { fontCss } from './site-assets.ts';
import type { SitePage } from './site-page.ts';

/** A rendered part of a page. */
export interface RenderedPart {
  readonly name: PagePartName;
  readonly html: string;
}

/** Parts of a document. */
export interface DocumentParts {
  readonly parts: readonly RenderedPart[];
  /** Styles of the theme, the blocks and the page's own settings. */
  readonly css: string;
  readonly fonts: readonly FontFace[];
  /** Addresses of the scripts that the page's blocks need. */
  readonly scripts: readonly string[];
  /** Markup of the site's own before and after everything else. */
  readonly before: string;
  readonly after: string;
}

/** A short page keeps its footer at the end of the window, and headings of the site's own parts, such as a search, are set as those of blocks are. */
const OWN_PARTS =
  '@media screen{main:has(+footer){min-block-size:70vh}}:is(h1,h2):not([data-block],[data-block] *){font-family:var(--org-font-heading,inherit)}';
const BASE =
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{display:flex;flex-direction:column;min-block-size:100vh;min-block-size:100dvh;margin:0;background:var(--org-color-surface);color:var(--org-color-text);font-family:var(--org-font)}body>main{flex:1 0 auto}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}';
/** A way past the menu for who goes by keys: seen once it has the focus. */
const SKIP_CSS =
  '.org-skip{position:fixed;inset-block-start:8px;inset-inline-start:8px;z-index:2000;padding:.75rem 1.25rem;border-radius:var(--org-radius);background:var(--org-color-primary);color:var(--org-color-on-primary);font-weight:600}main:focus{outline:none}.org-skip:focus-visible{outline:3px solid var(--org-color-link);outline-offset:2px}.org-skip:not(:focus){inline-size:1px;block-size:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}@media print{.org-skip{display:none}}';
const RTL = /^(?:ar|fa|he|ur|ps|dv|yi)\b/i;

function language(locale: string): { lang: string; dir: string } {
  const lang = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(locale) ? locale : 'en';
  return { lang, dir: RTL.test(lang) ? ' dir="rtl"' : '' };
}

function mode(theme: Theme): string {
  return theme.mode === 'dark' || theme.mode === 'auto' ? theme.mode : 'light';
}

/** The page between the frame of the site: title and body are its main part. */
function body(parts: readonly RenderedPart[]): string {
  const of = (...names: PagePartName[]): string =>
    parts
      .filter((part) => names.includes(part.name))
      .map((part) => part.html)
      .join('');
  const header = of('header');
  const footer = of('footer');
  return `${header ? `<a class="org-skip" href="#org-main">Skip to content</a><header>${header}</header>` : ''}<main${header ? ' id="org-main" tabindex="-1"' : ''}>${of('pageTitle', 'body')}</main>${footer ? `<footer>${footer}</footer>` : ''}`;
}

/**
 * The whole document of a page.
 * @param options - its rendered parts and styles
 * @returns HTML
 */
export function pageDocument(
  input: SitePage,
  { parts, css, fonts, scripts, before, after }: DocumentParts,
): string {
  const { lang, dir } = language(input.site.settings.locale);
  return [
    `<!doctype html><html lang="${lang}"${dir} data-theme="${mode(input.site.settings.theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    pageHead(input),
    input.pageToken === undefined
      ? ''
      : `<meta name="${PAGE_TOKEN_NAME}" content="${escapeHtml(input.pageToken)}">`,
    ...fonts
      .filter(({ isFirst }) => isFirst)
      .map(
        ({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`,
      ),
    // A closing tag cannot come from guarded values; if one ever did, the style would end there.
    `<style>${`${fontCss(fonts)}${css}${BASE}${SKIP_CSS}${OWN_PARTS}${PRINT_CSS}`.replaceAll('</', '<\\/')}</style>`,
    ...scripts.map((script) => `<script type="module" src="${escapeHtml(script)}"></script>`),
    `</head><body>${before}${body(parts)}${after}</body></html>`,
  ].join('');
}
