import { parseArgs } from 'node:util';
import { moveDatabase } from '../../kernel/backup/move-database.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { lockDataFolder } from '../../kernel/database/data-lock.ts';
import { ALL_MIGRATIONS } from '../migrations.ts';
import { runCommand, tell } from './run-command.ts';

// pnpm move-database --to postgres://…
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('Name the new database: pnpm move-database --to postgres://…');
  const config = readConfig(process.env);
  // Changes made after the copy was read would be lost, so no server may run during the move.
  const unlock = await lockDataFolder(config.dataDir);
  try {
    const tables = await moveDatabase(config, values.to, ALL_MIGRATIONS, tell);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `${rows} rows of ${tables.length} tables are in the new database, each table compared by count and sum.`,
      'Start the server with DATABASE_URL set to it. The old database was only read.',
    ];
  } finally {
    unlock();
  }
});
