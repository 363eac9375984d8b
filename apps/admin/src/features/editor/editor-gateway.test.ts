import { createClient } from '@org/api-client';
import { expect, it } from 'vitest';
import { createGateway, getSiteParts } from './editor-gateway.ts';

const site = { header_id: 1, footer_id: 2, page_title_id: null };

it('names the template of each part of the site', () => {
  const page = { header_id: 7, footer_id: null };
  expect(getSiteParts({ page, header: 'h', pageTitle: 't', footer: 'f' }, site)).toEqual({
    header: { content: 'h', templateId: 7 },
    pageTitle: { content: 't', templateId: null },
    footer: { content: 'f', templateId: 2 },
  });
});

it('omits the parts that a page hides', () => {
  const page = { header_id: -1, footer_id: -1 };
  expect(getSiteParts({ page, header: null, pageTitle: null, footer: null }, site)).toEqual({});
});

it('lists the templates of pages or those of emails', async () => {
  const asked: string[] = [];
  const api = createClient({
    baseUrl: 'https://atrium.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(new Request(input, init).url);
      asked.push(`${pathname}${search}`);
      return Response.json({ success: true, templates: [] });
    },
  });
  const gateway = createGateway(api, () => site);
  await gateway.listTemplates('page');
  await gateway.listContainers('email');
  expect(asked).toEqual([
    '/api/v1/admin/page/getcomponenttemplates/?target=page',
    '/api/v1/admin/page/component-template/container/?target=email',
  ]);
});
