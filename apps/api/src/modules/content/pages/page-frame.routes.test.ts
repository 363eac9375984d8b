import { blockRegistry } from '@org/blocks/definitions';
import { loadContent } from '@org/content/node';
import type { ComponentTemplate } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePage, PAGES } from '../../../../test/support/pages.ts';
import { boxWith } from '../../../../test/support/sample-fragment.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const TEMPLATES = '/api/v1/admin/page/component-template/';
const SETTINGS = '/api/v1/admin/settings/';

async function template(name: string, content: unknown = contentWith(name)): Promise<number> {
  const made = await t.call('POST', TEMPLATES, { as: 'editor', body: { componentName: name } });
  const { id } = made.body.template as ComponentTemplate;
  const filled = await t.call('PUT', `${TEMPLATES}${id}/`, { as: 'editor', body: { content } });
  expect(filled.status, filled.text).toBe(200);
  return id;
}

const setSite = (site: object) => t.call('PUT', SETTINGS, { as: 'admin', body: { site } });
const getFrame = async (slug: string) => {
  const { header, footer, pageTitle } = (
    await t.call('GET', `/api/v1/pages/?slug=${slug}`, { origin: ALPHA_SITE })
  ).body;
  return { header, footer, pageTitle };
};
const NONE = { header_id: null, footer_id: null, page_title_id: null };
const published = { status: 'published' } as const;

describe('the layout of a page', () => {
  let header: number;
  let footer: number;
  let title: number;
  beforeEach(async () => {
    [header, footer, title] = [
      await template('Site header'),
      await template('Site footer'),
      await template('Page title'),
    ];
    await setSite({ header_id: header, footer_id: footer, page_title_id: title });
  });

  it('CONTENT-009 CONTENT-010 uses the site’s templates, and the page title only if the page shows it', async () => {
    const shown = await makePage(t, { ...published, title: 'Shown' });
    const quiet = await makePage(t, { ...published, title: 'Quiet', showPageTitle: false });
    const parts = { header: contentWith('Site header'), footer: contentWith('Site footer') };
    const texts = async (slug: string) =>
      Object.fromEntries(
        Object.entries(await getFrame(slug)).map(([name, part]) => [name, getText(part)]),
      );
    expect(await texts(shown.slug)).toEqual({
      header: getText(parts.header),
      footer: getText(parts.footer),
      pageTitle: 'Page title',
    });
    expect(await texts(quiet.slug)).toMatchObject({ header: 'Site header', pageTitle: null });
  });

  it('CONTENT-009 CONTENT-010 shows the page title as a heading when the site has no template for it', async () => {
    await setSite({ header_id: header, footer_id: footer, page_title_id: null });
    const shown = await makePage(t, { ...published, title: 'Spring market' });
    const quiet = await makePage(t, { ...published, title: 'Quiet too', showPageTitle: false });
    expect(getText((await getFrame(shown.slug)).pageTitle)).toBe('Spring market');
    expect((await getFrame(quiet.slug)).pageTitle).toBeNull();
  });

  it('CONTENT-009 uses the page’s own templates, and none for -1', async () => {
    const own = await template('Own header');
    const page = await makePage(t, { ...published, header_id: own, footer_id: -1 });
    const around = await getFrame(page.slug);
    expect([getText(around.header), around.footer]).toEqual(['Own header', null]);
    await t.call('PUT', PAGES, {
      as: 'editor',
      body: { id: page.id, header_id: null, footer_id: null },
    });
    const after = await getFrame(page.slug);
    expect([getText(after.header), getText(after.footer)]).toEqual(['Site header', 'Site footer']);
  });

  it('CONTENT-008 accepts a saved container, and shows nothing for an empty template', async () => {
    await setSite({
      header_id: await template('Box', boxWith('In a box')),
      footer_id: await template('Empty', ''),
    });
    const page = await makePage(t, published);
    const around = await getFrame(page.slug);
    expect([getText(around.header), around.footer]).toEqual(['In a box', null]);
  });

  it('rejects unknown templates by field', async () => {
    expect((await setSite({ header_id: 999_999 })).body).toMatchObject({
      code: 'validation_failed',
      formErrors: { 'site.header_id': 'This template does not exist' },
    });
    const body = { title: 'x', excerpt: 'e', publish_date: '2026-01-01', footer_id: 999_999 };
    expect((await t.call('POST', PAGES, { as: 'editor', body })).body.formErrors).toEqual({
      footer_id: 'This template does not exist',
    });
  });

  it('cannot be deleted while it is used, and returns the usages', async () => {
    const page = await makePage(t, { title: 'With its own', header_id: header });
    const remove = () => t.call('DELETE', `${TEMPLATES}${header}/`, { as: 'editor' });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      error: 'It is still in use',
      usage: [
        { type: 'settings', id: t.world.alpha.id, title: 'header of the site', path: '' },
        { type: 'page', id: page.id, title: 'With its own', path: `/${page.slug}` },
      ],
    });
    await setSite(NONE);
    expect((await remove()).status).toBe(409);
    await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' });
    expect((await remove()).status).toBe(200);
  });

  it('returns the usages of a template, which remain when it is deleted by force', async () => {
    const page = await makePage(t, { ...published, title: 'Framed', footer_id: footer });
    const usage = [
      { type: 'settings', id: t.world.alpha.id, title: 'footer of the site', path: '' },
      { type: 'page', id: page.id, title: 'Framed', path: `/${page.slug}` },
    ];
    const getUsage = async (id: number) =>
      (await t.call('GET', `${TEMPLATES}${id}/usage/`, { as: 'viewer' })).body;
    expect(await getUsage(footer)).toEqual({ success: true, results: { rows: usage, total: 2 } });
    expect(await getUsage(await template('Free'))).toMatchObject({ results: { rows: [] } });
    expect(await getUsage(999_999)).toMatchObject({ code: 'not_found' });

    const one = await t.call('DELETE', `${TEMPLATES}${footer}/?force=0`, { as: 'editor' });
    expect([one.status, one.body.usage]).toEqual([409, usage]);
    const gone = await t.call('DELETE', `${TEMPLATES}${footer}/?force=1`, { as: 'editor' });
    expect(gone.body).toEqual({ success: true, message: 'Template deleted' });
    expect((await getFrame(page.slug)).footer).toBeNull();
    const forced = await t.call('DELETE', `${TEMPLATES}${header}/`, {
      as: 'editor',
      body: { force: true },
    });
    expect(forced.status, forced.text).toBe(200);

    // Settings may keep a deleted template, but a new reference to it is rejected.
    const { settings } = (await t.call('GET', SETTINGS, { as: 'admin' })).body;
    expect((await t.call('PUT', SETTINGS, { as: 'admin', body: settings })).status).toBe(200);
    const put = (id: number) =>
      t.call('PUT', PAGES, { as: 'editor', body: { id, footer_id: footer } });
    expect((await put(page.id)).status).toBe(200);
    expect((await put(t.world.alpha.page)).body.formErrors).toEqual({
      footer_id: 'This template does not exist',
    });
  });

  it('publishes its change, so that no outdated page is cached', async () => {
    const changes = async () =>
      (
        await t.database.asOwner<{ entity: string; entity_id: string; action: string }>(
          'select entity, entity_id, action from app.outbox where tenant_id = $1 order by seq desc limit 2',
          [t.world.alpha.id],
        )
      ).map(({ entity, action }) => `${entity} ${action}`);
    await setSite(NONE);
    await t.call('PUT', `${TEMPLATES}${footer}/`, { as: 'editor', body: { name: 'Foot' } });
    expect(await changes()).toEqual(['template updated', 'settings updated']);
  });
});

/** Returns the text of the only text block of a part. */
function getText(part: unknown): unknown {
  if (typeof part !== 'string') return part;
  const loaded = loadContent(part, blockRegistry);
  if (!loaded.ok) return loaded.code;
  return Object.values(loaded.tree).find(({ type }) => type.resolvedName === 'Text')?.props.text;
}
