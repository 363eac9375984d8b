import type { EntityPart } from '../../../kernel/entities/entity-definition.ts';

/** Recurring invoice of a quote, which only its creation sets. */
export const quoteRecurringPart: EntityPart & { readonly entity: 'quote' } = {
  entity: 'quote',
  field: 'recurringInvoiceId',
  async read(tx, ids) {
    const rows = await tx
      .selectFrom('recurring_invoices')
      .select(['id', 'quote_id'])
      .where('quote_id', 'in', [...ids, 0])
      .where('deleted_at', 'is', null)
      .execute();
    const byQuote = new Map(rows.map(({ id, quote_id }) => [quote_id, id]));
    return (id) => byQuote.get(id) ?? null;
  },
  save: () => Promise.resolve(),
};
