import type { Migration } from '../migration.ts';
import { recordTables } from './record-tables.ts';
import { tenantTables } from './tenant-tables.ts';

/**
 * Tables of the kernel.
 */
export const kernelBaseline: Migration = {
  id: '0001-kernel',
  up: (roles) => `
    ${tenantTables(roles)}
    ${recordTables(roles)}
  `,
};
