import type { Migration } from '../../kernel/database/migration.ts';
import { commerceBaseline } from './migrations/0006-commerce.ts';

/** Migrations of the domain, oldest first. */
export const COMMERCE_MIGRATIONS: readonly Migration[] = [commerceBaseline];
