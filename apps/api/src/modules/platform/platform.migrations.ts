import type { Migration } from '../../kernel/database/migration.ts';
import { platformBaseline } from './migrations/0002-platform.ts';

/** Migrations of the domain, oldest first. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [platformBaseline];
