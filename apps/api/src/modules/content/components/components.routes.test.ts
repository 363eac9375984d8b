import { encodeContent, loadContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { ROOT_ID } from '@org/schema';
import {
  type ComponentTemplate,
  type JsonObject,
  type ListedComponent,
  type Page,
  type ShownComponent,
  toDynamicForm,
} from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  componentContent,
  componentTree,
  pageContent,
  shows,
} from '../../../../test/support/components.ts';
import { field, required, submit } from '../../../../test/support/forms.ts';
import { makePage, PAGES } from '../../../../test/support/pages.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const T = '/api/v1/admin/page/component-template/';
const C = '/api/v1/admin/components/';
const call = (method: string, path: string, body?: object): Promise<Answer> =>
  t.call(method, path, { as: 'editor', ...(body && { body }) });
async function ok(answer: Promise<Answer>, status = 200): Promise<Answer> {
  const got = await answer;
  expect(got.status, got.text).toBe(status);
  return got;
}

const post = (name: string, content: string | null): Promise<Answer> =>
  call('POST', T, { componentName: name, type: 'component', content });
async function create(name: string, content = componentContent(name)): Promise<ComponentTemplate> {
  return (await ok(post(name, content), 201)).body.template as ComponentTemplate;
}
const update = (id: number, content: string): Promise<Answer> =>
  call('PUT', `${T}${id}/`, { content });
const list = async (query = ''): Promise<ListedComponent[]> =>
  ((await ok(call('GET', `${C}${query}`))).body.results as { rows: ListedComponent[] }).rows;
const save = (id: number, content: string, body: object = {}): Promise<Answer> =>
  call('PUT', '/api/v1/admin/page/updatecontent/', { id, content, ...body });

async function publishedPage(slug: string, content: string): Promise<Page> {
  const page = await makePage(t, { slug, title: slug, status: 'published' });
  return (await ok(save(page.id, content))).body.page as Page;
}
const read = async (slug: string) =>
  (await ok(t.call('GET', `/api/v1/pages/?slug=${slug}`, { origin: ALPHA_SITE }))).body as {
    page: Page;
    components: ShownComponent[];
  };

/** Returns the props of the blocks of a type in encoded content. */
function propsIn(content: string | null | undefined, type: string) {
  const loaded = loadContent(content ?? null, blockRegistry);
  return loaded.ok
    ? Object.values(loaded.tree).flatMap((node) =>
        node.type.resolvedName === type ? [node.props] : [],
      )
    : [];
}

describe('components', () => {
  it('are created, listed with a search, and not among templates', async () => {
    const { id } = await create('Opening hours');
    expect(await list('?search=opening')).toMatchObject([
      { id, name: 'Opening hours', type: 'component', usage_count: 0 },
    ]);
    const names = async (path: string) =>
      ((await call('GET', path)).body.templates as ComponentTemplate[]).map(({ name }) => name);
    expect(await names('/api/v1/admin/page/getcomponenttemplates/')).not.toContain('Opening hours');
    expect(await names(`${T}section/`)).not.toContain('Opening hours');
  });

  it('come with the page that shows them, and change on every page', async () => {
    const { id } = await create('Banner');
    await publishedPage('with-banner', pageContent(shows(id)));
    const first = await read('with-banner');
    expect(first.components).toMatchObject([{ id, name: 'Banner', version: 1 }]);
    await ok(update(id, componentContent('Changed')));
    const { components } = await read('with-banner');
    expect(propsIn(components[0]?.content, 'Text')).toMatchObject([{ text: 'Changed' }]);
    expect(await list(`?ids=${id}`)).toMatchObject([{ usage_count: 1 }]);
    expect((await call('GET', `${T}${id}/usage/`)).body).toMatchObject({
      results: { rows: [{ type: 'page', path: '/with-banner' }], total: 1 },
    });
  });

  it('come to visitors only when visitors see them, not with a draft', async () => {
    const { id } = await create('Only in the draft');
    const shown = await create('Shown to visitors');
    const page = await publishedPage('with-draft', pageContent(shows(shown.id)));
    await ok(save(page.id, pageContent(shows(id)), { draft: true }));
    expect((await read('with-draft')).components.map((one) => one.id)).toEqual([shown.id]);
    const staff = await ok(call('GET', '/api/v1/pages/?slug=with-draft'));
    expect((staff.body.components as ShownComponent[]).map((one) => one.id)).toEqual([id]);
  });

  it('are found by the search of the site, with the pages that show them', async () => {
    const { id } = await create('Searched', componentContent('Rhododendron weekend'));
    await publishedPage('searched-page', pageContent(shows(id)));
    const found = await ok(
      t.call('GET', '/api/v1/site/search/?search=rhododendron', { origin: ALPHA_SITE }),
    );
    expect(found.text).toContain('searched-page');
  });

  it('come with those inside of them, in one answer', async () => {
    const inner = await create('Inner');
    const outer = await create(
      'Outer',
      encodeContent(componentTree([{ type: 'Container', children: [shows(inner.id)] }])),
    );
    await publishedPage('with-outer', pageContent(shows(outer.id)));
    expect((await read('with-outer')).components.map(({ id }) => id)).toEqual([inner.id, outer.id]);
  });

  it.each([
    ['nothing', null],
    ['no block', encodeContent(componentTree([]))],
    ['two blocks', encodeContent(componentTree([{ type: 'Text' }, { type: 'Text' }]))],
    ['a column', encodeContent(componentTree([{ type: 'Column' }]))],
    ['a component', encodeContent(componentTree([shows(1)]))],
    ['an email', encodeContent(componentTree([{ type: 'EmailSection' }]))],
  ])('are refused with %s at the top', async (_name, content) => {
    expect((await post('Refused', content)).body).toMatchObject({ code: 'content_invalid' });
  });

  it('stay in columns, or sections', async () => {
    const { id } = await create('Stays a block');
    const section = encodeContent(componentTree([{ type: 'Section' }]));
    expect((await update(id, section)).body).toMatchObject({ code: 'content_invalid' });
    const page = await makePage(t, { slug: 'positions' });
    const asSection = encodeContent(
      componentTree([{ type: 'ComponentSection', props: { componentId: id } }]),
    );
    expect((await save(page.id, asSection)).body).toMatchObject({ code: 'content_invalid' });
  });

  it('cannot contain themselves, directly or through others, even when saved at the same time', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const inside = (id: number) =>
      encodeContent(componentTree([{ type: 'Container', children: [shows(id)] }]));
    expect((await update(one.id, inside(one.id))).body).toMatchObject({ code: 'component_cycle' });
    const answers = await Promise.all([
      update(one.id, inside(other.id)),
      update(other.id, inside(one.id)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'component_cycle',
    });
  });

  it('are refused more than five levels deep, from either end', async () => {
    let { id } = await create('Level 1');
    const inside = (inner: number) =>
      encodeContent(componentTree([{ type: 'Container', children: [shows(inner)] }]));
    const ids = [id];
    for (let level = 2; level <= 5; level++) {
      ({ id } = await create(`Level ${level}`, inside(id)));
      ids.push(id);
    }
    expect((await post('Level 6', inside(id))).body).toMatchObject({ code: 'content_invalid' });
    const leaf = await create('Level 0');
    expect((await update(ids[0] ?? 0, inside(leaf.id))).body).toMatchObject({
      code: 'content_invalid',
    });
  });

  it('are no header of a page', async () => {
    const { id } = await create('No header');
    const answer = await call('POST', PAGES, {
      title: 'With a header',
      excerpt: 'x',
      publish_date: '2026-01-01T00:00:00Z',
      header_id: id,
    });
    expect(answer.body).toMatchObject({
      formErrors: { header_id: 'This template does not exist' },
    });
  });

  it('need the permission of templates', async () => {
    const body = { componentName: 'No', type: 'component', content: componentContent('No') };
    expect((await t.call('POST', T, { as: 'viewer', body })).status).toBe(403);
  });
});

describe('the properties and variants of a component', () => {
  const items = (count: number): JsonObject[] =>
    Array.from({ length: count }, (_, at) => ({ id: `i${at}`, name: `Item ${at}` }));
  const withLists = (lists: JsonObject): string => {
    const tree = componentTree([{ type: 'Container', children: [{ type: 'Text' }] }]);
    const root = tree[ROOT_ID];
    return encodeContent(root ? { ...tree, [ROOT_ID]: { ...root, custom: lists } } : tree);
  };

  it.each([
    ['properties', 2000, 'A component has at most 50 properties'],
    ['variants', 21, 'A component has at most 20 variants'],
  ])('are limited: %s', async (list, count, message) => {
    const answer = await post(`Many ${list}`, withLists({ [list]: items(count) }));
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'content_invalid', formErrors: { [list]: message } },
    ]);
    const { id } = await create(`Some ${list}`, withLists({ [list]: items(20) }));
    expect(await update(id, withLists({ [list]: items(count) }))).toMatchObject({
      body: { code: 'content_invalid' },
    });
  });
});

describe('values of instances', () => {
  it('are stored when they are valid', async () => {
    const { id } = await create('Valid');
    const page = await makePage(t, { slug: 'valid-values' });
    const overrides = { text: { text: 'Own' }, shown: { show: true } };
    const saved = await ok(save(page.id, pageContent(shows(id, { overrides }))));
    expect(propsIn((saved.body.page as Page).content, 'Component')).toMatchObject([{ overrides }]);
  });

  it.each([
    ['unknown properties', { gone: { text: 'x' } }],
    ['props that the property does not set', { text: { fontSize: 3 } }],
    ['values of another kind', { text: { text: { html: '<b>' } }, shown: { show: 'yes' } }],
    ['texts that are too long', { text: { text: 'x'.repeat(10_001) } }],
    ['no object', 'text'],
    [
      'ten thousand values',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, { text: 'x' }])),
    ],
  ])('are removed: %s', async (name, overrides) => {
    const { id } = await create(`Removed ${name}`);
    const page = await makePage(t, { slug: `removed-${name.replaceAll(' ', '-')}` });
    const saved = await ok(save(page.id, pageContent(shows(id, { overrides, variant: 'gone' }))));
    expect(propsIn((saved.body.page as Page).content, 'Component')).toMatchObject([
      { overrides: {}, variant: '' },
    ]);
  });

  it('are ignored after their property was removed, and removed with the next save', async () => {
    const { id } = await create('Loses a property');
    const content = pageContent(shows(id, { overrides: { text: { text: 'Own' } } }));
    const page = await publishedPage('lost-property', content);
    const plain = componentTree([{ type: 'Container', children: [{ type: 'Text' }] }]);
    await ok(update(id, encodeContent(plain)));
    expect(propsIn((await read('lost-property')).page.content, 'Component')).toMatchObject([
      { overrides: { text: { text: 'Own' } } },
    ]);
    const saved = await ok(save(page.id, content));
    expect(propsIn((saved.body.page as Page).content, 'Component')).toMatchObject([
      { overrides: {} },
    ]);
  });
});

describe('components that a page cannot show', () => {
  it('are refused: missing ones, templates, and those of another tenant', async () => {
    const foreign = await t.call('POST', T, {
      as: 'otherAdmin',
      body: { componentName: 'Foreign', type: 'component', content: componentContent('Foreign') },
    });
    expect(foreign.status, foreign.text).toBe(201);
    const page = await makePage(t, { slug: 'refused-components' });
    for (const id of [
      990_001,
      t.world.alpha.template,
      (foreign.body.template as ComponentTemplate).id,
    ]) {
      const answer = await save(page.id, pageContent(shows(id)));
      expect(answer.body, `component ${id}`).toMatchObject({ code: 'content_invalid' });
    }
    expect(await list('?search=foreign')).toEqual([]);
  });

  let unusable = 0;
  it.each([-1, '1', 1.5, 1e20, [1]])('are refused: those with the id %j', async (componentId) => {
    const page = await makePage(t, { slug: `unusable-${++unusable}` });
    const shown = { type: 'Component', props: { componentId } };
    const saved = await save(page.id, pageContent(shown));
    expect([saved.status, saved.body.code]).toEqual([422, 'content_invalid']);
    expect(saved.body.formErrors).toHaveProperty('content');
    const content = encodeContent(componentTree([{ type: 'Container', children: [shown] }]));
    expect((await post('Unusable inside', content)).body.code).toBe('content_invalid');
  });

  it('are mended: those with null as their id', async () => {
    const page = await makePage(t, { slug: 'null-component' });
    const shown = { type: 'Component', props: { componentId: null } };
    const saved = await ok(save(page.id, pageContent(shown)));
    const [props] = propsIn((saved.body.page as Page).content, 'Component');
    expect(props?.componentId ?? 0).toBe(0);
  });

  it('are refused in emails', async () => {
    const email = encodeContent({
      ...componentTree([shows(1)]),
    });
    const answer = await t.call('POST', '/api/v1/admin/email-marketing/campaigns/', {
      as: 'admin',
      body: { name: 'Email', subject: 'Hello', content: email },
    });
    expect(answer.body, answer.text).toMatchObject({ code: 'content_invalid' });
  });

  it('may remain on a page that has them', async () => {
    const { id } = await create('Goes away');
    const page = await publishedPage('keeps-missing', pageContent(shows(id)));
    // A component in the trash of an older backup.
    await t.database.db.asTenant(t.world.alpha.id, (tx) =>
      tx
        .updateTable('component_templates')
        .set({ deleted_at: new Date() })
        .where('id', '=', id)
        .execute(),
    );
    await ok(save(page.id, pageContent(shows(id), { type: 'Text' })));
    expect((await read('keeps-missing')).components).toEqual([]);
  });
});

describe('deleting a component', () => {
  it('is refused while pages or templates show it, by every endpoint', async () => {
    const { id } = await create('Used');
    await publishedPage('uses-it', pageContent(shows(id)));
    for (const path of [`${C}${id}/`, `${T}${id}/`, `${T}${id}/?force=true`])
      expect((await call('DELETE', path)).body).toMatchObject({
        code: 'in_use',
        usage: [{ type: 'page', title: 'uses-it' }],
      });
  });

  it('gives pages its blocks with their values, in the draft and in what visitors see', async () => {
    const { id } = await create('Detached');
    const own = { overrides: { text: { text: 'Own' } } };
    const page = await publishedPage('detached', pageContent(shows(id, own)));
    await ok(save(page.id, pageContent(shows(id), { type: 'Button' }), { draft: true }));
    await ok(call('DELETE', `${C}${id}/?detach=true`));
    const seen = await read('detached');
    expect(seen.components).toEqual([]);
    expect(propsIn(seen.page.content, 'Text')).toMatchObject([{ text: 'Own' }]);
    expect(propsIn(seen.page.content, 'Component')).toEqual([]);
    const draft = (await ok(call('GET', `${PAGES}${page.id}/`))).body.page as Page;
    expect(draft.has_unpublished_changes).toBe(true);
    expect(propsIn(draft.content, 'Text')).toMatchObject([{ text: 'Detached' }]);
    expect(propsIn(draft.content, 'Button')).toHaveLength(1);
    expect((await call('GET', `${T}${id}`)).status).toBe(404);
  });

  it('gives templates and other components its blocks', async () => {
    const { id } = await create('Inside of others');
    const outer = await create(
      'Around it',
      encodeContent(componentTree([{ type: 'Container', children: [shows(id)] }])),
    );
    const section = await ok(
      call('POST', T, { componentName: 'Header', content: pageContent(shows(id)) }),
      201,
    );
    await ok(call('DELETE', `${C}${id}/?detach=true`));
    for (const holder of [outer.id, (section.body.template as ComponentTemplate).id]) {
      const { component } = (await ok(call('GET', `${T}${holder}`))).body;
      expect(propsIn((component as ComponentTemplate).content as string, 'Text')).toMatchObject([
        { text: 'Inside of others' },
      ]);
    }
  });

  it('finds no template', async () => {
    expect((await call('DELETE', `${C}${t.world.alpha.template}/`)).status).toBe(404);
  });
});

it('checks what visitors send with a form of a component', async () => {
  const dynamicForm = toDynamicForm([field('email', { rules: required })]) as unknown as JsonObject;
  const form = { type: 'CustomForm', props: { formName: 'in_component', dynamicForm } };
  const { id } = await create('Contact', encodeContent(componentTree([form])));
  await publishedPage('with-form', pageContent(shows(id)));
  const send = (values: Record<string, string>) =>
    submit(t, { formName: 'in_component', url: '/with-form', ...values });
  expect(await send({ email: '' })).toMatchObject({ status: 422 });
  expect(await send({ email: 'ada@visitor.example' })).toMatchObject({ status: 200 });
});
