import type { RawBuilder } from 'kysely';
import type { TenantTx } from './tenant-database.ts';

/**
 * Runs a statement that each connection plans once, for statements that run thousands of times in a row. Row level security applies to
 * every run: the plan reads the tenant when it is executed.
 * @param name - up to 63 characters; it stands for the same text each time
 * @param rows - number of rows that the statement finds its own among. A plan for few rows may read all of them, so that a statement
 *   on ten times as many rows is planned again
 */
export async function executePrepared<Row>(
  tx: TenantTx,
  { name, rows }: { readonly name: string; readonly rows: number },
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const compiled = statement.compile(tx);
  const magnitude = Math.ceil(Math.log10(Math.max(1, rows)));
  const named = { name: `${name} ${magnitude}`, text: compiled.sql };
  // Kysely passes the text on, and its driver takes a named statement in place of one.
  const { rows: found } = await tx.executeQuery<Row>({
    ...compiled,
    sql: named as unknown as string,
  });
  return found;
}
