import { type BlockTemplate, createFragment, createTree, encodeContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { ComponentTemplate, TreeFragment } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxWith } from '../../../../test/support/sample-fragment.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const BASE = '/api/v1/admin/page/component-template/';
const LISTS = ['/api/v1/admin/page/getcomponenttemplates/', `${BASE}container/`];

const makeFragment = (template: BlockTemplate): TreeFragment =>
  createFragment(template, blockRegistry);
const offer = makeFragment({
  type: 'EmailContainer',
  children: [{ type: 'EmailHeading', props: { text: 'Sale' } }, { type: 'EmailButton' }],
});
const wholeEmail = encodeContent(createTree({ type: 'EmailWrapper' }, blockRegistry));

const save = (componentName: string, content: unknown): Promise<Answer> =>
  t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', {
    as: 'editor',
    body: { componentName, type: 'container', content },
  });
async function create(componentName: string, content: TreeFragment): Promise<ComponentTemplate> {
  const answer = await save(componentName, content);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.template as ComponentTemplate;
}
const update = (id: number, content: unknown): Promise<Answer> =>
  t.call('PUT', `${BASE}${id}/`, { as: 'editor', body: { content } });
async function listNames(path: string): Promise<string[]> {
  const answer = await t.call('GET', path, { as: 'viewer' });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.templates as ComponentTemplate[]).map(({ name }) => name);
}

describe('templates of emails', () => {
  it('lists them with target=email only, and those of pages without it', async () => {
    await create('Offer', offer);
    await create('Box', boxWith('In a page'));
    for (const path of LISTS) {
      for (const query of ['', '?target=page']) {
        const names = await listNames(`${path}${query}`);
        expect(names).toContain('Box');
        expect(names).not.toContain('Offer');
      }
      const names = await listNames(`${path}?target=email`);
      expect(names).toContain('Offer');
      expect(names).not.toContain('Box');
    }
    expect((await t.call('GET', `${LISTS[0]}?target=letter`, { as: 'viewer' })).body).toMatchObject(
      { code: 'validation_failed' },
    );
  });

  it('answers them in the shape of every other template', async () => {
    const [email, page] = [await create('Shape', offer), await create('Shape too', boxWith())];
    expect(Object.keys(email)).toEqual(Object.keys(page));
    expect(email).toMatchObject({ type: 'container', version: 1, content: offer });
    const read = await t.call('GET', `${BASE}${email.id}`, { as: 'editor' });
    expect(read.body.component).toEqual(email);
  });

  it.each([
    ['a section', { type: 'EmailSection' }],
    ['columns', { type: 'EmailColumns' }],
    ['a single button', { type: 'EmailButton', props: { text: 'Shop now' } }],
  ])('saves %s', async (name, template) => {
    await create(name, makeFragment(template));
    expect(await listNames(`${LISTS[0]}?target=email`)).toContain(name);
  });

  it('allows the same name for a page and for an email', async () => {
    expect([
      (await create('Twins', offer)).name,
      (await create('Twins', boxWith())).name,
      (await create('Twins', offer)).name,
    ]).toEqual(['Twins', 'Twins', 'Twins (2)']);
  });

  it('accepts no target from the client, since the blocks determine it', async () => {
    const answer = await t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', {
      as: 'editor',
      body: { componentName: 'Claimed', content: offer, target: 'page' },
    });
    expect(answer.body).toMatchObject({
      formErrors: { target: 'is not a field of this call' },
    });
  });

  it('saves a whole email as a template of emails', async () => {
    const answer = await t.call('POST', BASE, {
      as: 'editor',
      body: { componentName: 'Whole', type: 'section', content: wholeEmail },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(await listNames(`${BASE}section/?target=email`)).toContain('Whole');
    expect(await listNames(`${BASE}section/`)).not.toContain('Whole');
  });
});

describe('hostile content', () => {
  const mix = (outer: TreeFragment, inner: TreeFragment): TreeFragment => {
    const top = outer.nodes[outer.rootNodeId];
    const child = inner.nodes[inner.rootNodeId];
    if (!top || !child) throw new Error('a fragment has a first block');
    return {
      rootNodeId: outer.rootNodeId,
      nodes: {
        ...outer.nodes,
        ...inner.nodes,
        [outer.rootNodeId]: { ...top, nodes: [...top.nodes, inner.rootNodeId] },
        [inner.rootNodeId]: { ...child, parent: outer.rootNodeId },
      },
    };
  };

  it('refuses page blocks within a part of an email, and the other way round', async () => {
    const text = makeFragment({ type: 'Text' });
    expect((await save('Mixed', mix(offer, text))).body).toMatchObject({
      code: 'content_invalid',
      formErrors: { content: 'Text cannot be used in an email' },
    });
    const button = makeFragment({ type: 'EmailButton' });
    expect((await save('Mixed', mix(boxWith(), button))).body).toMatchObject({
      code: 'content_invalid',
      formErrors: { content: 'Email button can only be used in emails' },
    });
  });

  it('refuses content of the other target when a template is changed', async () => {
    const email = await create('Stays an email', offer);
    const page = await create('Stays a page', boxWith());
    for (const content of [boxWith('Page'), contentWith('Page')])
      expect((await update(email.id, content)).body).toMatchObject({ code: 'content_invalid' });
    for (const content of [offer, wholeEmail])
      expect((await update(page.id, content)).body).toMatchObject({ code: 'content_invalid' });
    const emails = await listNames(`${LISTS[0]}?target=email`);
    expect(emails).toContain('Stays an email');
    expect(emails).not.toContain('Stays a page');
  });

  it('changes an email template between a part and a whole email', async () => {
    const email = await create('Grows', offer);
    expect((await update(email.id, wholeEmail)).status).toBe(200);
    expect((await update(email.id, offer)).status).toBe(200);
  });

  it('keeps a template that was created empty for pages', async () => {
    const made = await t.call('POST', BASE, { as: 'editor', body: { componentName: 'Blank' } });
    const { id } = made.body.template as ComponentTemplate;
    expect((await update(id, offer)).body).toMatchObject({ code: 'content_invalid' });
  });

  it('refuses blocks in a position that no email allows', async () => {
    const inner = makeFragment({ type: 'EmailContainer', children: [] });
    expect((await save('Nested', mix(offer, inner))).body).toMatchObject({
      code: 'content_invalid',
    });
    const root = createTree({ type: 'EmailWrapper' }, blockRegistry);
    expect((await save('Root', { rootNodeId: 'ROOT', nodes: root })).body).toMatchObject({
      code: 'content_invalid',
      formErrors: { content: 'A whole email cannot be part of an email' },
    });
  });

  it.each(['__proto__', 'constructor', 'toString', ''])(
    'refuses a fragment whose first block is %j',
    async (rootNodeId) => {
      const answer = await save('Prototype', { rootNodeId, nodes: offer.nodes });
      expect(answer.status, answer.text).toBe(422);
    },
  );

  it('refuses an email template as header, footer or page title', async () => {
    const { id } = await create('Not a header', offer);
    const settings = await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: { site: { header_id: id } },
    });
    expect(settings.body).toMatchObject({
      formErrors: { 'site.header_id': 'This template does not exist' },
    });
    const page = await t.call('POST', '/api/v1/admin/pages/', {
      as: 'editor',
      body: {
        title: 'With a footer',
        excerpt: 'x',
        publish_date: '2026-01-01T00:00:00Z',
        footer_id: id,
      },
    });
    expect(page.body).toMatchObject({
      formErrors: { footer_id: 'This template does not exist' },
    });
  });
});

it('shows no email template of another tenant', async () => {
  const { id } = await create('Of one tenant', offer);
  const read = await t.call('GET', `${BASE}${id}`, { as: 'otherAdmin' });
  expect(read.status).toBe(404);
  const answer = await t.call('GET', `${LISTS[0]}?target=email`, { as: 'otherAdmin' });
  expect(answer.body).toMatchObject({ templates: [] });
});
