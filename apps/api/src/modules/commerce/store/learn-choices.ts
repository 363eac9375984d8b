import type { Database } from '../../../kernel/database/open-database.ts';
import type { HousekeepingWork } from '../../../kernel/jobs/housekeeping.ts';
import { counted } from '../products/list-counts.ts';
import { saveChoices } from '../products/product-choices.ts';

/** Maximum number of products per transaction. */
const AT_ONCE = 500;

/**
 * Indexes the attribute values of products that were saved before the index existed, in batches: after an interruption it
 * continues behind the last batch. Repeating it is safe, and it needs only one query when everything is indexed.
 */
export async function learnChoices(
  { db }: Pick<Database, 'db'>,
  { signal }: Pick<HousekeepingWork, 'signal'>,
): Promise<void> {
  const open = await db.asPlatform('keep house', (tx) =>
    tx.selectFrom('choices_to_learn').selectAll().orderBy('tenant_id').execute(),
  );
  for (const { tenant_id: tenantId, after_id } of open)
    for (let after: number | undefined = Number(after_id); after !== undefined; ) {
      signal.throwIfAborted();
      const behind: number = after;
      const last: number | undefined = await db.asTenant(tenantId, async (tx) => {
        const rows = await tx
          .selectFrom('products')
          .select('id')
          .where('id', '>', behind)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        const ids = rows.map(({ id }) => Number(id));
        await counted(tx, tenantId, ids, () => saveChoices(tx, tenantId, ids));
        return ids.at(-1);
      });
      await db.asPlatform('keep house', async (tx) => {
        if (last === undefined)
          await tx.deleteFrom('choices_to_learn').where('tenant_id', '=', tenantId).execute();
        else
          await tx
            .updateTable('choices_to_learn')
            .set({ after_id: last })
            .where('tenant_id', '=', tenantId)
            .execute();
      });
      after = last;
    }
}
