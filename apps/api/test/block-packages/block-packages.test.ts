import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../support/test-api.ts';
import { type TestSites, testSites } from '../support/test-sites.ts';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

const inSection = (...children: BlockTemplate[]): string =>
  encodeContent(
    createTree({ type: 'Wrapper', children: [{ type: 'Section', children }] }, blockRegistry),
  );
const createPage = (title: string, content: string): Promise<Answer> =>
  t.call('POST', '/api/v1/admin/pages/', {
    as: 'editor',
    body: {
      title,
      excerpt: title,
      status: 'published',
      publish_date: '2026-01-01T00:00:00Z',
      content,
    },
  });

const items = [{ id: 'monday', title: 'Monday', text: 'Nine to five <b>' }];
const hours: BlockTemplate = { type: 'AcmeHours', props: { text: 'Come in', items } };
const code: BlockTemplate = { type: 'AcmeCode', props: { text: 'SPRING-26' } };

describe('a page with blocks of a package in atrium.config', () => {
  it('is stored, and rendered on its site with their markup, styles and scripts', async () => {
    const answer = await createPage(
      'Hours',
      inSection({ type: 'Column', children: [hours, code] }),
    );
    expect(answer.status, answer.text).toBe(201);
    const { status, text } = await sites.get('/hours');
    expect(status).toBe(200);
    expect(text).toContain('data-block="acme-hours"');
    expect(text).toMatch(/<dt[^>]*>Monday<\/dt><dd[^>]*>Nine to five &lt;b&gt;<\/dd>/);
    expect(text).toContain('.org-acme-hours-items{');
    const script = /src="(\/_org\/behaviours\.acme-code[^"]*\.js)"/.exec(text)?.[1] ?? '';
    const served = await sites.get(script);
    expect([served.status, served.text.includes('clipboard')]).toEqual([200, true]);
  });

  it('has the styles of its own blocks only', async () => {
    await createPage('Plain', inSection({ type: 'Column', children: [{ type: 'Text' }] }));
    const { status, text } = await sites.get('/plain');
    expect([status, text.includes('acme')]).toEqual([200, false]);
  });

  it('is refused with a block where its rules do not allow it', async () => {
    const answer = await createPage('Refused', inSection(hours));
    expect([answer.status, answer.body.code]).toEqual([422, 'content_invalid']);
  });

  it('is rendered with any stored props', async () => {
    const props = { text: { toString: 7 }, items: [null, 7, { title: '<script>' }] };
    const content = encodeContent(
      JSON.parse(
        JSON.stringify(
          createTree(
            {
              type: 'Wrapper',
              children: [{ type: 'Section', children: [{ type: 'Column', children: [hours] }] }],
            },
            blockRegistry,
          ),
        ).replace(JSON.stringify(hours.props).slice(1, -1), JSON.stringify(props).slice(1, -1)),
      ),
    );
    expect((await createPage('Hostile', content)).status).toBe(201);
    const { status, text } = await sites.get('/hostile');
    expect(status).toBe(200);
    expect(text).toContain('data-block="acme-hours"');
    expect(text).not.toContain('<script>');
  });
});
