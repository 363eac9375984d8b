import { createTreeRenderer, type RenderContext, type SiteShop } from '@org/blocks';
import { storeCss, themeCss } from '@org/blocks/css';
import { listKey, needsScript } from '@org/blocks/definitions';
import { framesIn, renderToHtml } from '@org/blocks/server';
import {
  ConsentBanner,
  ConsentLink,
  renderSitePage,
  SITE_PAGES,
  type SitePageSheet,
  StaffBar,
  sitePageCss,
} from '@org/blocks/site-pages';
import { assemblePage, getListKey } from '@org/content';
import type { ContentLoader } from '@org/content/node';
import { createSheet } from '@org/device-settings';
import { scopeCss } from '@org/device-settings/custom-css';
import { blockViews } from '@org/installed-blocks';
import { pageCss } from '@org/installed-blocks/css';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { behavioursIn } from '@org/installed-blocks/server';
import type { BuilderTree, KeyedProvider, Theme } from '@org/schema/entities';
import { fillParts } from './expand-parts.ts';
import { pageDocument, type RenderedPart } from './page-document.ts';
import type { FontFace } from './site-assets.ts';
import type { ShopData, SitePage } from './site-page.ts';
import { stampMedia } from './stamp-media.ts';

/** Dependencies of rendering beside the page itself. */
export interface RenderTools {
  readonly load: ContentLoader;
  readonly fonts: readonly FontFace[];
  /** Address of the script that starts islands; '' when there is none. */
  readonly script: string;
  /**
   * Address of the script of some behaviours.
   * @param names - their names, at least one, sorted
   * @returns path
   */
  readonly behaviours: (names: readonly string[]) => string;
  readonly onError: (error: unknown, what: string) => void;
  readonly onWarning: (message: string, what: string) => void;
}

/** A page as visitors get it. */
export interface RenderedPage {
  readonly html: string;
  /** True when it runs a script of the site. */
  readonly scripts: boolean;
  /** Origins of pages of others that it frames. */
  readonly frames: readonly string[];
  /** True when it frames a document of its own host. */
  readonly framesItself: boolean;
  /** True when the page contains custom HTML. */
  readonly rawHtml: boolean;
  /** CAPTCHA provider of the page's forms; undefined when it has no form, or the site uses none. */
  readonly captcha?: KeyedProvider | undefined;
}

/** Behaviours that ask whether a person sends what they send. */
const ASKING: ReadonlySet<string> = new Set(['form-send', 'newsletter-send']);

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

/** Returns the types of the blocks on a page, and of blocks whose styles they use. */
function getTypes(trees: readonly BuilderTree[]): Set<string> {
  const types = new Set<string>();
  for (const tree of trees)
    for (const node of Object.values(tree)) {
      const { type = '', usesStylesOf = [] } = blockRegistry.get(node.type.resolvedName) ?? {};
      for (const one of [type, ...usesStylesOf]) types.add(one);
    }
  return types;
}

/** True for a tree with HTML of an author. Empty blocks of custom HTML need no permission, so they must not loosen the policy. */
function hasRawHtml(tree: BuilderTree): boolean {
  return Object.values(tree).some(({ type, props }) => {
    const prop = blockRegistry.get(type.resolvedName)?.rawProp;
    const html = prop === undefined ? undefined : props[prop];
    return typeof html === 'string' && html.trim() !== '';
  });
}

function siteShop({ lists, products, ...shop }: ShopData): SiteShop {
  return {
    ...shop,
    list: (list) => lists.get(listKey(list, shop.state)),
    product: (id) => products.get(id),
  };
}

function getContext({
  answer: { page, media = [] },
  site,
  subPages,
  posts,
  collections,
  itemMedia = [],
  shop,
  visitor,
}: SitePage): RenderContext {
  const { id, title, slug, excerpt, image } = page;
  return {
    editing: false,
    page: { id, title, slug, excerpt, image, isHomepage: page.is_homepage },
    site: site.settings,
    visitor,
    captcha: site.captcha ?? undefined,
    findsPlaces: site.finds_places,
    media: new Map([...media, ...itemMedia].map((known) => [known.guid, known])),
    subPages,
    posts: posts && ((perPage) => posts.get(perPage)),
    collections: collections && ((props) => collections.get(getListKey(props))),
    shop: shop && siteShop(shop),
    onSite: true,
  };
}

/** The faces that a page is set in: those of its theme, and Inter where a field of the page asks for it. */
function getFonts(
  { fontFamily, headingFont }: Theme,
  rendered: readonly RenderedPart[],
  faces: readonly FontFace[],
): FontFace[] {
  const inter = rendered.some(({ html }) => html.includes(' data-font="inter"')) ? 'Inter' : '';
  const used = new Set<string | undefined>([fontFamily, headingFont, inter]);
  return faces.filter(({ font }) => used.has(font));
}

/** An optional part: read only where the site has one. */
function optional(
  content: string | null | undefined,
  what: string,
  tools: RenderTools,
): BuilderTree | undefined {
  return content ? partTree(content, what, tools) : undefined;
}

/** Renders the bar above a page that staff view before publication. */
function renderStaffBar({ answer: { page }, isMissing, failures = [] }: SitePage): string {
  const isPublic = page.status === 'published' && Date.parse(page.publish_date) <= Date.now();
  const state = isMissing ? 'missing' : isPublic ? 'public' : 'hidden';
  return renderToHtml(StaffBar({ state, failures }));
}

/**
 * Renders a page to its document: header, page title, body, footer, with the blocks of components and the items of lists, the styles that it uses and no script but those of its
 * blocks' behaviours.
 * Content that cannot be read becomes an empty paragraph and is reported; blocks that are not known give their place to what
 * stands in them, with one warning for the page.
 */
export function renderPage(input: SitePage, given: RenderTools): RenderedPage {
  const { answer, site } = input;
  const tools = { ...given, load: fillParts(input, given.load) };
  const { page } = answer;
  const { onError, onWarning } = tools;
  const what = `page ${page.id} (/${page.slug})`;
  const body = partTree(page.content, what, tools);
  const parts = assemblePage({
    header: optional(answer.header, 'header', tools),
    pageTitle: optional(answer.pageTitle, 'page title', tools),
    body: body ?? {},
    footer: optional(answer.footer, 'footer', tools),
    showPageTitle: page.showPageTitle,
  });
  const sheet = createSheet({ scopeCss });
  const unknown = new Set<string>();
  const render = createTreeRenderer({
    registry: blockRegistry,
    views: blockViews,
    context: getContext(input),
    sheet,
    onError: (error, block) => onError(error, `${what}, block ${block.id} (${block.type})`),
    onUnknown: ({ type }) => unknown.add(type),
  });
  const rendered = parts.map(
    ({ name, tree }): RenderedPart => ({
      name,
      html:
        (name === 'body' && !body ? '<p></p>' : renderToHtml(render(tree))) +
        (name === 'body' && input.view ? renderToHtml(renderSitePage(input.view)) : ''),
    }),
  );
  if (unknown.size > 0) onWarning(`Blocks that are not known: ${[...unknown].join(', ')}`, what);
  const types = getTypes(parts.map((part) => part.tree));
  const { sheets = [], usesStylesOf = [] } = input.view ? SITE_PAGES[input.view.name] : {};
  for (const type of usesStylesOf) types.add(type);
  const shopCss = storeCss(rendered.map((part) => part.html).join(''));
  if (shopCss) types.add('Button');
  // Signed-in people are not counted, so they are not asked.
  const { analytics } = site.settings;
  const asks =
    analytics.enabled &&
    input.isCounted === true &&
    input.visitor === undefined &&
    !input.isStaffView;
  const question = asks
    ? renderToHtml(ConsentBanner({ ...analytics, isTracked: site.is_tracked }))
    : '';
  const behaviours = [...rendered.map((part) => part.html), question].flatMap((html) =>
    behavioursIn(html),
  );
  const scripts = [
    ...(tools.script !== '' && needsScript(types, blockRegistry) ? [tools.script] : []),
    ...(behaviours.length > 0 ? [tools.behaviours([...new Set(behaviours)].sort())] : []),
  ];
  const ownSheets = new Set<SitePageSheet>(sheets);
  if (analytics.enabled) ownSheets.add('consent');
  if (input.isStaffView) ownSheets.add('staff');
  const settingsCss = sheet.css();
  const html = pageDocument(input, {
    parts: rendered,
    css: `${pageCss(types)}${shopCss}${sitePageCss([...ownSheets])}${themeCss(site.settings.theme, settingsCss)}${settingsCss}`,
    fonts: getFonts(site.settings.theme, rendered, tools.fonts),
    scripts,
    before: `${input.isStaffView ? renderStaffBar(input) : ''}${question}`,
    after: analytics.enabled ? renderToHtml(ConsentLink()) : '',
  });
  const hasForm = behaviours.some((name) => ASKING.has(name));
  return {
    html: stampMedia(html, answer.media),
    scripts: scripts.length > 0,
    frames: [...new Set(rendered.flatMap((part) => framesIn(part.html)))].sort(),
    framesItself: input.view?.name === 'archivedEmail',
    // Staff see drafts: no script of an author runs where it could read them.
    rawHtml: !input.isStaffView && parts.some((part) => hasRawHtml(part.tree)),
    captcha: hasForm ? site.captcha?.provider : undefined,
  };
}
