import { expect, it } from 'vitest';
import { getSiteParts } from './editor-gateway.ts';

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
