import { blockViews, createTreeRenderer, type RenderContext } from '@org/blocks';
import { pageCss, themeCss } from '@org/blocks/css';
import { blockRegistry, needsScript } from '@org/blocks/definitions';
import { renderToHtml } from '@org/blocks/server';
import { assemblePage } from '@org/content';
import { createSheet } from '@org/device-settings';
import type { BuilderTree } from '@org/schema';
import { pageDocument, type RenderedPart } from './page-document.ts';
import type { PartLoader } from './part-loader.ts';
import type { FontFace } from './site-assets.ts';
import type { SitePage } from './site-page.ts';

/** What renders pages besides the page itself. */
export interface RenderTools {
  readonly load: PartLoader;
  readonly fonts: readonly FontFace[];
  /** Address of the script that starts islands; '' when there is none. */
  readonly script: string;
  readonly onError: (error: unknown, what: string) => void;
}

/** A page as visitors get it. */
export interface RenderedPage {
  readonly html: string;
  /** True when it runs a script of the site. */
  readonly scripts: boolean;
}

/** A stored part as a tree; undefined where it cannot be read, which is reported. */
function partTree(
  content: string | null | undefined,
  what: string,
  { load, onError }: RenderTools,
): BuilderTree | undefined {
  const loaded = load(content);
  if (loaded.ok) return loaded.tree;
  onError(new Error(loaded.message), what);
  return undefined;
}

function typesOf(trees: readonly BuilderTree[]): Set<string> {
  return new Set(
    trees.flatMap((tree) =>
      Object.values(tree).map((node) => blockRegistry.get(node.type.resolvedName)?.type ?? ''),
    ),
  );
}

function contextOf({ answer: { page }, site }: SitePage): RenderContext {
  const { id, title, slug, excerpt, image } = page;
  return {
    editing: false,
    page: { id, title, slug, excerpt, image, isHomepage: page.is_homepage },
    site: site.settings,
  };
}

/** An optional part: read only where the site has one. */
function optional(
  content: string | null | undefined,
  what: string,
  tools: RenderTools,
): BuilderTree | undefined {
  return content ? partTree(content, what, tools) : undefined;
}

/**
 * Renders a page to its document: header, page title, body, footer, with the styles that it uses and no script unless a block runs one.
 * Content that cannot be read becomes an empty paragraph and is reported. Source: CONTENT-003, CONTENT-009, CONTENT-010.
 */
export function renderPage(input: SitePage, tools: RenderTools): RenderedPage {
  const { answer, site } = input;
  const { page } = answer;
  const { onError } = tools;
  const body = partTree(page.content, `page ${page.id}`, tools);
  const parts = assemblePage({
    header: optional(answer.header, 'header', tools),
    pageTitle: optional(answer.pageTitle, 'page title', tools),
    body: body ?? {},
    footer: optional(answer.footer, 'footer', tools),
    showPageTitle: page.showPageTitle,
  });
  const sheet = createSheet();
  const render = createTreeRenderer({
    registry: blockRegistry,
    views: blockViews,
    context: contextOf(input),
    sheet,
    onError: (error, block) => onError(error, `page ${page.id}, block ${block.id} (${block.type})`),
  });
  const rendered = parts.map(
    ({ name, tree }): RenderedPart => ({
      name,
      html: name === 'body' && !body ? '<p></p>' : renderToHtml(render(tree)),
    }),
  );
  const types = typesOf(parts.map((part) => part.tree));
  const scripts = tools.script !== '' && needsScript(types, blockRegistry);
  const html = pageDocument(input, {
    parts: rendered,
    css: `${pageCss(types)}${themeCss(site.settings.theme)}${sheet.css()}`,
    fonts: site.settings.theme.fontFamily === 'Inter' ? tools.fonts : [],
    script: scripts ? tools.script : '',
  });
  return { html, scripts };
}
