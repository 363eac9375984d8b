import type { AnyEntityDefinition, EntityRow } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Columns of a draft that its body does not set. */
const EMPTY = {
  id: 0,
  guid: '',
  status: 'draft',
  title: '',
  po_number: '',
  project_id: null,
  terms: '',
  public_notes: '',
  private_notes: '',
  footer: '',
  issued_at: null,
  last_sent_at: null,
  last_viewed_at: null,
  author_id: null,
  version: 1,
  deleted_at: null,
  quote_number: null,
  signature: null,
  decline_reason: '',
  type: 'invoice',
  invoice_number: null,
  invoice_id: null,
  amount_paid: 0,
  amount_credited: 0,
  balance: 0,
  quote_id: null,
  order_id: null,
  recurring_id: null,
  credited_invoice_id: null,
  reminders_off: false,
} as const;

/** Columns that are stored as JSON. */
const JSON_COLUMNS: ReadonlySet<string> = new Set(['lines', 'tax_lines', 'bill_to']);

/**
 * Returns the record that a body would create, without saving it, so that the form can show the document as it will look.
 * @throws `validation_failed`, as for a creation
 */
export async function previewDocument<Rec extends object>(
  write: TenantWrite,
  entity: AnyEntityDefinition,
  fields: object,
): Promise<Rec> {
  const columns = await entity.toColumns(write, fields, undefined);
  const parsed = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      JSON_COLUMNS.has(name) && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    ]),
  );
  const now = new Date();
  const row = {
    ...EMPTY,
    tenant_id: write.tenantId,
    created_at: now,
    updated_at: now,
    ...parsed,
  } as unknown as EntityRow;
  const [record] = await entity.toRecords(write.tx, [row], () => []);
  // The entity definition guarantees the type of its records.
  return record as Rec;
}
