import type { Migration } from '../../kernel/database/migration.ts';
import { contentBaseline } from './migrations/0003-content.ts';
import { privateFiles } from './migrations/0009-private-files.ts';

/** Migrations of the domain, oldest first. */
export const CONTENT_MIGRATIONS: readonly Migration[] = [contentBaseline, privateFiles];
