import type { EntityName } from '@org/schema/entities';
import type { TenantTables } from '../database/tables.gen.ts';

type Table = keyof TenantTables & string;

/** Tables whose rows belong to a record, each with the column that names the record. */
export type PartTables = readonly (readonly [table: Table, column: string])[];

/** Records that have a trash, with what is deleted for good together with them. */
export interface TrashedRecords {
  readonly entity: EntityName;
  readonly table: Table;
  readonly parts?: PartTables | undefined;
}
