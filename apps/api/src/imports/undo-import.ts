import { sql } from 'kysely';
import type { DataDoor } from '../database/data-door.ts';
import { planAnew } from '../database/plan-anew.ts';
import type { ImportRecord } from '../database/work-tables.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { Actor } from '../http/call.ts';
import type { ImportTarget } from './import-target.ts';

const BATCH = 500;

function takenBack({ words: [one, many] }: ImportTarget, moved: number): string {
  const told = 'The import is taken back';
  if (moved === 0) return told;
  return `${told}. What was sold or counted of ${moved === 1 ? `1 ${one}` : `${moved} ${many}`} since then stays so`;
}

/** Takes back what an import made and changed, last row first; goes on where another try ended. */
export async function undoRows(
  door: DataDoor,
  run: {
    readonly record: ImportRecord;
    readonly actor: Actor;
    readonly tenantId: number;
    readonly signal: AbortSignal;
  },
  target: ImportTarget,
): Promise<void> {
  const { record, actor, tenantId, signal } = run;
  let moved = 0;
  for (let left = true; left; ) {
    signal.throwIfAborted();
    left = await door.asTenant(tenantId, async (tx) => {
      await planAnew(tx);
      const rows = await tx
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', record.id)
        .where('outcome', 'in', ['created', 'updated'])
        .orderBy('row_no', 'desc')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return false;
      moved += await target.takeBack({ tx, tenantId, actor }, rows);
      await tx
        .deleteFrom('import_rows')
        .where('import_id', '=', record.id)
        .where(
          'row_no',
          'in',
          rows.map(({ row_no }) => row_no),
        )
        .execute();
      return true;
    });
  }
  await door.asTenant(tenantId, async (tx) => {
    await target.afterUndo?.({ tx, tenantId, actor }, record);
    await tx
      .updateTable('imports')
      .set({ status: 'undone', finished_at: sql`now()` })
      .where('id', '=', record.id)
      .execute();
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      { message: takenBack(target, moved), variant: 'success' },
      { userId: record.user_id },
    );
  });
}
