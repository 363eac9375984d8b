import type { ComponentTemplate } from '@org/schema/entities';
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
const getTemplate = (answer: Answer): ComponentTemplate =>
  answer.body.template as ComponentTemplate;
const getNames = (answer: Answer): string[] =>
  (answer.body.templates as ComponentTemplate[]).map(({ name }) => name);

const fragment = boxWith('In a box');

async function saveContainer(componentName: string): Promise<ComponentTemplate> {
  const answer = await t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', {
    as: 'editor',
    body: { componentName, type: 'container', content: fragment },
  });
  expect(answer.status, answer.text).toBe(201);
  return getTemplate(answer);
}

describe('templates', () => {
  it('API-TPL-06 saves a container with its blocks and returns both', async () => {
    const template = await saveContainer('Price box');
    expect(template).toMatchObject({
      name: 'Price box',
      type: 'container',
      version: 1,
      isSystem: false,
      content: fragment,
    });
    const read = await t.call('GET', `${BASE}${template.id}`, { as: 'editor' });
    expect(read.body).toMatchObject({
      success: true,
      component: { content: fragment },
      results: { id: template.id },
    });
  });

  it('CONTENT-011 CONTENT-006 saves the content of a section', async () => {
    const body = { componentName: 'Opening', type: 'section' };
    const made = getTemplate(await t.call('POST', BASE, { as: 'editor', body }));
    expect(made).toMatchObject({ name: 'Opening', type: 'section' });
    const content = contentWith('Welcome in');
    const saved = await t.call('PUT', `${BASE}${made.id}/`, { as: 'editor', body: { content } });
    expect(saved.status, saved.text).toBe(200);
    const read = await t.call('GET', `${BASE}${made.id}`, { as: 'editor' });
    expect(read.body.component).toMatchObject({
      id: made.id,
      name: 'Opening',
      type: 'section',
      content,
    });
  });

  it('adds a number to a name that is taken', async () => {
    expect([
      (await saveContainer('Twice')).name,
      (await saveContainer('twice')).name,
      (await saveContainer('Twice')).name,
    ]).toEqual(['Twice', 'twice (2)', 'Twice (3)']);
  });

  it('repairs a fragment with missing nodes, and rejects one without its root', async () => {
    const dangling = {
      ...fragment,
      nodes: {
        ...fragment.nodes,
        boxboxbox1: { ...fragment.nodes.boxboxbox1, nodes: ['texttext01', 'gonegone01'] },
      },
    };
    const mended = await t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', {
      as: 'editor',
      body: { componentName: 'Mended', content: dangling },
    });
    expect(getTemplate(mended).content).toMatchObject(fragment);
    const rootless = await t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', {
      as: 'editor',
      body: { componentName: 'None', content: { rootNodeId: 'nowhere', nodes: {} } },
    });
    expect(rootless.body).toMatchObject({
      code: 'content_invalid',
      formErrors: { content: expect.any(String) },
    });
  });

  it('API-TPL-07 creates an empty section template from a name', async () => {
    const answer = await t.call('POST', BASE, { as: 'editor', body: { componentName: 'Hero' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      template: { name: 'Hero', type: 'section', content: null, version: 1 },
    });
    expect((await t.call('POST', BASE, { as: 'editor', body: {} })).body).toMatchObject({
      formErrors: { componentName: 'Please enter a name' },
    });
  });

  it('API-TPL-04 API-TPL-05 updates content in both formats, and returns it with and without a trailing slash', async () => {
    const made = getTemplate(
      await t.call('POST', BASE, { as: 'editor', body: { componentName: 'Band' } }),
    );
    const content = contentWith('band');
    const changed = await t.call('PUT', `${BASE}${made.id}/`, {
      as: 'editor',
      body: { content, version: 1 },
    });
    expect(changed.body).toMatchObject({
      success: true,
      template: { content, version: 2, name: 'Band' },
    });
    expect(
      (await t.call('PUT', `${BASE}${made.id}/`, { as: 'editor', body: { content: fragment } }))
        .body,
    ).toMatchObject({ template: { content: fragment } });
    for (const path of [`${BASE}${made.id}`, `${BASE}${made.id}/`])
      expect((await t.call('GET', path, { as: 'editor' })).body).toMatchObject({
        success: true,
        component: { name: 'Band', content: fragment },
      });
  });

  it('responds with 409 to an outdated version', async () => {
    const made = await saveContainer('Stale');
    await t.call('PUT', `${BASE}${made.id}/`, {
      as: 'editor',
      body: { name: 'Fresh', version: 1 },
    });
    const late = await t.call('PUT', `${BASE}${made.id}/`, {
      as: 'editor',
      body: { name: 'Late', version: 1 },
    });
    expect(late.body).toMatchObject({ code: 'conflict', current: { name: 'Fresh', version: 2 } });
  });

  it('API-TPL-01 API-TPL-02 API-TPL-03 API-TPL-08 lists sections, containers and all templates', async () => {
    const section = getTemplate(
      await t.call('POST', BASE, { as: 'editor', body: { componentName: 'Only a section' } }),
    ).name;
    const container = (await saveContainer('Only a container')).name;
    const [sections, containers, all] = await Promise.all([
      t.call('GET', `${BASE}section/`, { as: 'viewer' }),
      t.call('GET', `${BASE}container/`, { as: 'viewer' }),
      t.call('GET', '/api/v1/admin/page/getcomponenttemplates/', { as: 'viewer' }),
    ]);
    expect(getNames(sections)).toContain(section);
    expect(getNames(sections)).not.toContain(container);
    expect(getNames(containers)).toContain(container);
    expect(getNames(containers)).not.toContain(section);
    expect(getNames(all)).toEqual(expect.arrayContaining([section, container]));
    for (const list of [containers, all])
      expect(list.body.templates).toContainEqual(
        expect.objectContaining({ name: container, content: fragment }),
      );
    expect(all.body).toMatchObject({ success: true, results: { total: getNames(all).length } });
  });

  it('API-GEN-06 treats section and container as words, never as ids', async () => {
    for (const word of ['section', 'section/', 'container', 'container/'])
      expect((await t.call('GET', `${BASE}${word}`, { as: 'viewer' })).body, word).toHaveProperty(
        'templates',
      );
    for (const word of ['sections', 'abc', '1a', '0x1'])
      expect((await t.call('GET', `${BASE}${word}`, { as: 'viewer' })).body, word).toMatchObject({
        code: 'not_found',
      });
  });

  it('deletes a template', async () => {
    const made = await saveContainer('To delete');
    expect((await t.call('DELETE', `${BASE}${made.id}/`, { as: 'editor' })).status).toBe(200);
    expect((await t.call('GET', `${BASE}${made.id}`, { as: 'editor' })).body).toMatchObject({
      code: 'not_found',
    });
  });
});
