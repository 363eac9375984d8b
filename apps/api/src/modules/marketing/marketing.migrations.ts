import type { Migration } from '../../kernel/database/migration.ts';
import { marketingBaseline } from './migrations/0005-marketing.ts';

/** Migrations of the domain, oldest first. */
export const MARKETING_MIGRATIONS: readonly Migration[] = [marketingBaseline];
