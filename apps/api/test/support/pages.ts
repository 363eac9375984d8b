import type { Page } from '@org/schema/entities';
import type { Answer, TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

export const PAGES = '/api/v1/admin/pages/';

/** Returns the page of a response. */
export const getPage = (answer: Answer): Page => answer.body.page as Page;

/** Returns the rows of a list response. */
export const getRows = <Row = Page>(answer: Answer): Row[] =>
  (answer.body.results as { rows: Row[] }).rows;

/**
 * Creates a page as a staff member of alpha.
 * @param fields - relevant fields
 * @returns page
 */
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
