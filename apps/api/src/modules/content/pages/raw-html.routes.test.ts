import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

/** Returns content with a heading and, optionally, a block of HTML. */
const pageWith = (heading: string, htmlContent?: string, type = 'CustomHtml'): string => {
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                { type: 'Text', props: { text: heading } },
                ...(htmlContent === undefined
                  ? []
                  : [{ type: 'CustomHtml', props: { htmlContent } }]),
              ],
            },
          ],
        },
      ],
    },
    blockRegistry,
  );
  return encodeContent(
    JSON.parse(
      JSON.stringify(tree).replaceAll('"resolvedName":"CustomHtml"', `"resolvedName":"${type}"`),
    ),
  );
};
const make = (as: ActorName, content: string): Promise<Answer> =>
  t.call('POST', '/api/v1/admin/pages/', {
    as,
    body: { title: 'Booking', excerpt: 'Book', publish_date: '2026-01-01T00:00:00Z', content },
  });
const save = (as: ActorName, id: unknown, content: string): Promise<Answer> =>
  t.call('PUT', '/api/v1/admin/page/updatecontent/', { as, body: { id, content } });
const getId = (answer: Answer): number => (answer.body.page as { id: number }).id;

describe('custom HTML on a page', () => {
  it('BLK-CUSTOMHTML-01 requires a permission to store custom HTML', async () => {
    const html = '<script>book()</script>';
    const refused = await make('editor', pageWith('x', html));
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await make('editor', pageWith('x', '  '))).status).toBe(201);

    const made = await make('manager', pageWith('x', html));
    expect(made.status, made.text).toBe(201);
    const id = getId(made);
    expect((await save('editor', id, pageWith('x', '<script>other()</script>'))).status).toBe(403);
    expect((await save('editor', id, pageWith('x', '<b>', 'HtmlParser'))).status).toBe(403);
    const update = await t.call('PUT', '/api/v1/admin/pages/', {
      as: 'editor',
      body: { id, content: pageWith('x', 'new') },
    });
    expect(update.status).toBe(403);
    expect((await save('manager', id, pageWith('x', '<i>new</i>'))).status).toBe(200);
  });

  it('keeps existing HTML when a user without the permission edits, removes or restores other content', async () => {
    const id = getId(await make('admin', pageWith('before', '<i>widget</i>')));
    expect((await save('editor', id, pageWith('after', '<i>widget</i>'))).status).toBe(200);
    expect((await save('editor', id, pageWith('after'))).status).toBe(200);
    // The block is no longer on the page, so storing it again needs the permission.
    expect((await save('editor', id, pageWith('after', '<i>widget</i>'))).status).toBe(403);
    const restored = await t.call('POST', `/api/v1/admin/pages/${id}/revisions/1/restore/`, {
      as: 'editor',
      body: {},
    });
    expect(restored.status, restored.text).toBe(200);
  });

  it('requires the permission in templates of both formats as well', async () => {
    const body = { componentName: 'Widget', type: 'section', content: pageWith('x', '<i>y</i>') };
    const path = '/api/v1/admin/page/component-template/';
    const saved = await t.call('POST', path, {
      as: 'editor',
      body: { componentName: 'Widget', type: 'section' },
    });
    const { id } = saved.body.template as { id: number };
    const put = (as: ActorName) =>
      t.call('PUT', `${path}${id}/`, { as, body: { content: body.content } });
    expect((await put('editor')).status).toBe(403);
    expect((await put('manager')).status).toBe(200);
    const nodes = createTree(
      { type: 'Column', children: [{ type: 'CustomHtml', props: { htmlContent: '<i>z</i>' } }] },
      blockRegistry,
    );
    const container = {
      componentName: 'Box',
      type: 'container',
      content: { rootNodeId: 'ROOT', nodes },
    };
    const post = (as: ActorName) =>
      t.call('POST', '/api/v1/admin/page/savecomponenttemplate/', { as, body: container });
    expect((await post('editor')).status).toBe(403);
    expect((await post('manager')).status).toBe(201);
  });
});
