import type { Usage } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { readContentText } from '../../content/index.ts';

/** Number of rows whose content is decompressed together. */
const BATCH = 100;
/** Maximum number of reported usages. */
const MOST = 50;

/** Content that may refer to a list. */
interface Holder {
  readonly id: number;
  readonly text: string;
  readonly usage: Usage;
}

async function pagesAfter(tx: TenantTx, after: number): Promise<Holder[]> {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'is_homepage', 'content'])
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const found: Holder[] = [];
  // Sequential, so that large pages do not fill the thread pool's queue.
  for (const { id, title, slug, is_homepage, content } of rows)
    found.push({
      id,
      text: await readContentText(content),
      usage: { type: 'page', id, title, path: is_homepage ? '/' : `/${slug}` },
    });
  return found;
}

async function templatesAfter(tx: TenantTx, after: number): Promise<Holder[]> {
  const rows = await tx
    .selectFrom('component_templates')
    .select(['id', 'name', 'content', 'content_form'])
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const found: Holder[] = [];
  for (const { id, name, content, content_form } of rows)
    found.push({
      id,
      text: content_form === 'fragment' ? (content ?? '') : await readContentText(content),
      usage: { type: 'template', id, title: name, path: '' },
    });
  return found;
}

/** Returns the campaigns that would still be sent to a list, or without the people of a list. */
async function findCampaigns(tx: TenantTx, id: number): Promise<Usage[]> {
  const holds = (column: string) =>
    sql<SqlBool>`${sql.ref(column)} @> ${JSON.stringify([id])}::jsonb`;
  const rows = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'name'])
    .where((where) => where.or([holds('list_ids'), holds('exclude_list_ids')]))
    .where('status', 'not in', ['sent', 'cancelled'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ type: 'campaign', id: row.id, title: row.name, path: '' }));
}

/**
 * Returns the automations that start for members of a list or have steps with it: as they are edited, as they are published, and
 * in earlier versions that people still follow.
 */
async function findAutomations(tx: TenantTx, id: number): Promise<Usage[]> {
  const uses = (table: 'email_automations' | 'email_automation_versions') => {
    const [start, steps] = [sql.ref(`${table}.start`), sql.ref(`${table}.steps`)];
    return sql<SqlBool>`(${start} @> ${JSON.stringify({ event: 'subscriber.joined', listId: id })}::jsonb
      or jsonb_path_exists(${steps}, '$.** ? (@.kind == "list" && @.listId == $id)', ${JSON.stringify({ id })}::jsonb))`;
  };
  const rows = await tx
    .selectFrom('email_automations')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        uses('email_automations'),
        where.exists(
          where
            .selectFrom('email_automation_versions')
            .select('number')
            .whereRef('automation_id', '=', 'email_automations.id')
            .where((version) =>
              version.or([
                version('number', '=', version.ref('email_automations.published')),
                version.exists(
                  version
                    .selectFrom('email_automation_runs')
                    .select('email_automation_runs.id')
                    .whereRef(
                      'email_automation_runs.automation_id',
                      '=',
                      'email_automation_versions.automation_id',
                    )
                    .whereRef(
                      'email_automation_runs.number',
                      '=',
                      'email_automation_versions.number',
                    )
                    .where('email_automation_runs.state', '=', 'waiting'),
                ),
              ]),
            )
            .where(uses('email_automation_versions')),
        ),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ type: 'automation', id: row.id, title: row.name, path: '' }));
}

/**
 * Returns the unsent campaigns and the automations that use a list, then the pages and templates whose forms sign up to it, at most 50.
 * @throws `not_found`
 */
export async function emailListUsages(tx: TenantTx, id: number): Promise<Usage[]> {
  const list = await tx
    .selectFrom('email_lists')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!list) throw appError('not_found');
  // Matches the props of sign-ups and forms that refer to a list, in JSON.
  const namesList = (text: string): boolean =>
    Array.from(text.matchAll(/"(?:listId|newsletterListId)":\s*(\d+)/g)).some(
      ([, named]) => Number(named) === id,
    );
  const found = [...(await findCampaigns(tx, id)), ...(await findAutomations(tx, id))];
  for (const read of [pagesAfter, templatesAfter]) {
    let after = 0;
    for (;;) {
      const part = await read(tx, after);
      found.push(...part.filter(({ text }) => namesList(text)).map(({ usage }) => usage));
      const last = part.at(-1);
      if (!last || part.length < BATCH || found.length >= MOST) break;
      after = Number(last.id);
    }
  }
  return found.slice(0, MOST);
}
