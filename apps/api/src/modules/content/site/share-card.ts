import { createHash } from 'node:crypto';
import { BLOG_PATH } from '@org/schema';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import {
  type ConcurrencyLimiter,
  concurrencyLimiter,
} from '../../../kernel/threads/concurrency-limiter.ts';
import { isPublicItem, itemPath } from '../collections/item-paths.ts';
import { logoFile } from '../media/logo-file.ts';
import { isPublicPage, publicText } from '../tree/live-pages.ts';
import { type Card, drawCard } from './draw-card.ts';

/** Maximum number of cards that a process caches. */
const KEPT = 100;

/** Returns the title of the public page, post or item at a path. */
async function titleAt(tx: TenantTx, path: string): Promise<string | undefined> {
  const now = new Date();
  const { rows } = await sql<{ title: string }>`
    select ${publicText('pages', 'title')} as title from pages
    where ${isPublicPage('pages')}
      and (case when ${path} = '' then is_homepage else slug = ${path} end)
    union all
    select title from blog_posts
    where deleted_at is null and status = 'published' and publish_date <= ${now} and ${BLOG_PATH} || slug = ${path}
    union all
    select i.title from collection_items i join pages p on ${isPublicItem('i', 'p')} where ${itemPath('i', 'p')} = ${path}
    limit 1`.execute(tx);
  return rows[0]?.title;
}

const hex = (color: string | undefined, otherwise: string): string =>
  /^#[0-9a-f]{6}/i.exec(color ?? '')?.[0] ?? otherwise;

/** Draws and caches share cards, one at a time. */
export interface ShareCards {
  /**
   * Returns the share card of a path.
   * @param run - function that runs work in a transaction of the tenant
   * @param path - path of its site
   * @returns PNG
   * @throws `not_found`; `unavailable` when too many requests wait
   */
  draw(
    run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
    tenant: TenantContext,
    path: string,
  ): Promise<Buffer>;
}

/** Creates the renderer of share cards for pages without a picture. */
export function shareCards(store: MediaStore): ShareCards {
  const gate: ConcurrencyLimiter = concurrencyLimiter({ atOnce: 1, waiting: 20 });
  const kept = new Map<string, Buffer>();
  return {
    async draw(run, tenant, path) {
      const card = await run(async (tx): Promise<Card> => {
        const title = await titleAt(tx, path);
        if (title === undefined) throw appError('not_found');
        const { company_name, main_logo, theme } = await getSettings(tx);
        return {
          title,
          company: company_name || tenant.name,
          primary: hex(theme.primary, '#2456d6'),
          tertiary: hex(theme.tertiary, '#7c3aed'),
          logo: await logoFile(tx, store, tenant, main_logo),
        };
      });
      const key = createHash('sha256').update(JSON.stringify(card)).digest('base64');
      const known = kept.get(key);
      if (known) return known;
      const drawn = await gate.run(() => drawCard(card));
      kept.set(key, drawn);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
  };
}
