import type { Page } from '@org/schema';
import type { Answer, TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

export const PAGES = '/api/v1/admin/pages/';

/** The page of an answer. */
export const getPage = (answer: Answer): Page => answer.body.page as Page;

/** The rows of a list's answer. */
export const getRows = <Row = Page>(answer: Answer): Row[] =>
  (answer.body.results as { rows: Row[] }).rows;

/** Makes a page as somebody of alpha's staff. Shape: API, fields that matter, who → the page. */
export async function makePage(
  t: TestApi,
  fields: Readonly<Record<string, unknown>> = {},
  as: ActorName = 'editor',
): Promise<Page> {
  const answer = await t.call('POST', PAGES, {
    as,
    body: { title: 'A page', excerpt: 'Short', publish_date: '2026-01-01', ...fields },
  });
  if (answer.status !== 201) throw new Error(`No page was made: ${answer.text}`);
  return getPage(answer);
}
