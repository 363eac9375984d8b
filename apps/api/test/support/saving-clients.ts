import type { Page } from '@org/schema/entities';
import pg from 'pg';
import type { ServerProcess } from './server-process.ts';
import { contentWith } from './world.ts';

/** State of a page from its client's point of view: the last acknowledged save, and saves with an unknown result. */
export interface History {
  readonly id: number;
  acknowledged: { version: number; content: string | null };
  readonly unknown: string[];
}

/** Returns the headers of a change. */
export const json = (cookie: string) => ({
  cookie,
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
});

/** Creates a page for a client to save. */
export async function makePage(
  server: ServerProcess,
  cookie: string,
  name: string,
): Promise<History> {
  const answer = await server.send({
    method: 'POST',
    path: '/api/v1/admin/pages/',
    headers: json(cookie),
    body: JSON.stringify({ title: name, excerpt: 'e', publish_date: '2026-01-01' }),
  });
  const { page } = JSON.parse(answer.text) as { page: Page };
  return { id: page.id, acknowledged: { version: page.version, content: null }, unknown: [] };
}

/** State that stops the clients. */
export interface SavingState {
  saves: number;
  stop: boolean;
}

/** Saves until stopped, until enough is saved, or until a request fails. */
export async function saveOn(
  server: ServerProcess,
  history: History,
  cookie: string,
  state: SavingState,
  most: number,
): Promise<void> {
  while (!state.stop && state.saves < most) {
    const content = contentWith(`save ${++state.saves} of page ${history.id}`);
    const body = JSON.stringify({ id: history.id, content, version: history.acknowledged.version });
    try {
      const answer = await server.send({
        method: 'PUT',
        path: '/api/v1/admin/page/updatecontent/',
        headers: json(cookie),
        body,
      });
      if (answer.status !== 200) {
        history.unknown.push(content);
        return;
      }
      const { page } = JSON.parse(answer.text) as { page: Page };
      history.acknowledged = { version: page.version, content };
    } catch {
      history.unknown.push(content);
      return;
    }
  }
}

/**
 * Compares every page with its client's state.
 * @returns lost, duplicated or incomplete saves
 */
export async function findHarm(
  databaseUrl: string,
  histories: readonly History[],
): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const one = async <Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[],
  ): Promise<Row | undefined> => (await owner.query<Row>(text, values)).rows[0];
  const harm: string[] = [];
  for (const { id, acknowledged, unknown } of histories) {
    const page = await one<{ version: number; content: string | null }>(
      'select version, content from app.pages where id = $1',
      [id],
    );
    const revision = await one<{ content: string | null }>(
      'select content from app.page_revisions where page_id = $1 and version = $2',
      [id, page?.version],
    );
    const notice = await one(
      'select 1 as told from app.outbox where entity = $1 and entity_id = $2 and version = $3',
      ['page', id, page?.version],
    );
    const versions = await one<{ n: number }>(
      'select count(*)::int as n from app.page_revisions where page_id = $1',
      [id],
    );
    if (!page) harm.push(`page ${id} is gone`);
    else if (page.version < acknowledged.version)
      harm.push(
        `page ${id}: version ${acknowledged.version} was acknowledged, ${page.version} is there`,
      );
    else if (page.version === acknowledged.version && page.content !== acknowledged.content)
      harm.push(`page ${id}: the acknowledged content is not there`);
    else if (
      page.version > acknowledged.version + 1 ||
      (page.version === acknowledged.version + 1 && !unknown.includes(page.content ?? ''))
    )
      harm.push(`page ${id}: something nobody sent is there`);
    if (revision?.content !== page?.content)
      harm.push(`page ${id}: the revision of version ${page?.version} is not the page`);
    if (!notice) harm.push(`page ${id}: version ${page?.version} has no notice`);
    if (versions?.n !== page?.version)
      harm.push(`page ${id}: ${versions?.n} revisions of ${page?.version} versions`);
  }
  await owner.end();
  return harm;
}
