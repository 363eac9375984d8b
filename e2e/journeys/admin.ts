import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { PORT } from './journey.ts';

/** Signs in as one of the demo people. */
export async function signIn(page: Page, email = 'admin@atrium.test'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin/);
}

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/** Is signed in as the administrator: by the form the first time, by the same session afterwards. */
export async function beSignedIn(page: Page): Promise<void> {
  if (cookies) return page.context().addCookies(cookies);
  await signIn(page);
  cookies = await page.context().cookies();
}

/** A tree as the builder stores it, written short: each block under its id. */
export type ShortTree = Readonly<
  Record<
    string,
    { type: string; nodes?: readonly string[]; props?: Readonly<Record<string, unknown>> }
  >
>;

/** Stored text of a tree. The root stands under `ROOT`. */
function getContent(tree: ShortTree): string {
  const entries = Object.entries(tree);
  const nodes = entries.map(([id, { type, nodes: children = [], props = {} }]) => {
    const parent = entries.find(([, other]) => other.nodes?.includes(id))?.[0];
    const node = {
      type: { resolvedName: type },
      isCanvas: children.length > 0 || ['Wrapper', 'Section', 'Column', 'Container'].includes(type),
      props,
      displayName: type,
      custom: {},
      ...(parent === undefined ? {} : { parent }),
      hidden: false,
      nodes: children,
      linkedNodes: {},
    };
    return [id, node];
  });
  return gzipSync(JSON.stringify(Object.fromEntries(nodes))).toString('base64');
}

/**
 * Creates a page for a journey.
 * @param page - signed-in page
 * @param options - differences from an empty draft
 * @returns its id
 */
export async function createPage(
  page: Page,
  slug: string,
  {
    tree,
    status = 'draft',
    showPageTitle = true,
    hasSiteFrame = true,
  }: {
    tree?: ShortTree;
    status?: 'draft' | 'published';
    showPageTitle?: boolean;
    /** False for a page without the site's header and footer. */
    hasSiteFrame?: boolean;
  } = {},
): Promise<number> {
  const answer = await page.request.post('/api/v1/admin/pages/', {
    data: {
      title: slug,
      slug,
      excerpt: 'A page of a journey.',
      status,
      showPageTitle,
      publish_date: '2026-01-01T00:00:00.000Z',
      ...(hasSiteFrame ? {} : { header_id: -1, footer_id: -1 }),
      ...(tree ? { content: getContent(tree) } : {}),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { page: { id: number } }).page.id;
}

/** A page with one section of one column that holds the named blocks. */
export function getTree(
  blocks: Readonly<
    Record<
      string,
      { type: string; nodes?: readonly string[]; props?: Readonly<Record<string, unknown>> }
    >
  >,
  inColumn: readonly string[] = Object.keys(blocks),
): ShortTree {
  return {
    ROOT: { type: 'Wrapper', nodes: ['section001'] },
    section001: { type: 'Section', nodes: ['column0001'] },
    column0001: { type: 'Column', nodes: inColumn },
    ...blocks,
  };
}

/** Two short texts, enough for most journeys. */
export const TWO_TEXTS = getTree({
  text000001: { type: 'Text', props: { text: 'First words' } },
  text000002: { type: 'Text', props: { text: 'Second words' } },
});

/** Opens a new page without layout in the editor, so that the canvas only contains the blocks of the tree. */
export async function openFresh(
  page: Page,
  name: string,
  tree: ShortTree = TWO_TEXTS,
): Promise<{ slug: string; id: number; canvas: FrameLocator }> {
  await beSignedIn(page);
  const slug = freshSlug(name);
  const id = await createPage(page, slug, {
    tree,
    status: 'published',
    showPageTitle: false,
    hasSiteFrame: false,
  });
  return { slug, id, canvas: await openEditor(page, slug) };
}

/** Address of a page on the public site of the demo. */
export function sitePage(slug: string): string {
  return `http://demo.localhost:${PORT}/${slug}`;
}

/** True for a script that blocks of a page need, and none of the admin's. */
export const isOfBlocks = (address: string): boolean =>
  /\/_org\/behaviours\.[a-z.-]+-[0-9a-f]{10}\.js$/.test(address);

/** Returns the public site's response for a page. The Host header is set explicitly, since not every system resolves the host. */
export async function siteText(page: Page, slug: string): Promise<string> {
  const { port } = new URL(page.url());
  const answer = await page.request.get(`http://127.0.0.1:${port}/${slug}`, {
    headers: { host: `demo.localhost:${port}` },
  });
  return answer.text();
}

/** Returns the public site's response for the saved version of a page, published or not, by a preview link. */
export async function previewText(page: Page, slug: string): Promise<string> {
  const { origin, port } = new URL(page.url());
  const found = await page.request.get(`${origin}/api/v1/pages/?slug=${slug}`);
  const { id } = ((await found.json()) as { page: { id: number } }).page;
  const link = await page.request.post(`${origin}/api/v1/admin/pages/${id}/preview-link/`, {
    headers: { origin },
  });
  const { pathname, search, host } = new URL(((await link.json()) as { url: string }).url);
  const answer = await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host, cookie: '' },
  });
  return answer.text();
}

/** Puts a text in the place of another one, where it stands. */
export async function retype(page: Page, text: Locator, words: string): Promise<void> {
  await text.dblclick();
  await expect(text).toHaveAttribute('contenteditable');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect(text).toHaveText(words);
}

/** A slug that no other run has. */
export function freshSlug(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

/** Opens the editor on a page and waits until the canvas shows it. */
export async function openEditor(page: Page, slug: string): Promise<FrameLocator> {
  await page.goto(`/admin/editorwrapper?slug=${slug}`);
  const canvas = page.frameLocator('iframe.at-frame');
  await expect(canvas.locator('[data-node="ROOT"]')).toBeVisible();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
  return canvas;
}

async function centre(
  target: Locator,
  at: { x?: number; y?: number } = {},
): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to point at');
  return { x: box.x + (at.x ?? box.width / 2), y: box.y + (at.y ?? box.height / 2) };
}

/** Drags with the real mouse, in small steps as a hand does. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: { x?: number; y?: number } = {},
): Promise<void> {
  const start = await centre(from);
  const end = await centre(to, at);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 20 });
  await page.mouse.up();
}

/** The block of the palette. */
export function paletteBlock(page: Page, type: string): Locator {
  return page.locator(`[data-block-type="${type}"]`);
}

/** Saves and waits for the word that it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.at-save-state')).toHaveText('Saved');
}

/** Confirms the open question before a page is published, and waits until it is. */
export async function confirmPublish(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: 'Publish now' })
    .click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
}

/** Publishes the open page with its changes. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublish(page);
}
