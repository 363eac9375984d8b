import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { noteEntity } from './note.entity.ts';

const DAY = 24 * 3600 * 1000;

/** Creates the notes about the customers of a demo tenant. Due dates are counted from today. */
export async function seedNotes({ write, tenant }: TenantSeed): Promise<void> {
  for (const { email, notes = [] } of tenant.customers?.customers.toReversed() ?? []) {
    if (notes.length === 0) continue;
    const { id } = await write.tx
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (const { title, content, due } of notes)
      await createEntity(write, noteEntity, {
        title,
        content,
        customer_id: id,
        due_date: due ? new Date(Date.now() + due * DAY).toISOString().slice(0, 10) : null,
      });
  }
}
