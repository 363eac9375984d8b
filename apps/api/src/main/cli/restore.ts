import { resolve } from 'node:path';
import { restoreBackup } from '../../kernel/backup/restore-backup.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { ALL_MIGRATIONS } from '../migrations.ts';
import { runCommand, tell } from './run-command.ts';

// pnpm restore <file>
await runCommand(async () => {
  const [, , file] = process.argv;
  if (!file) throw new Error('Name the backup: pnpm restore <file>');
  const config = readConfig(process.env);
  const source = resolve(process.env.INIT_CWD ?? '.', file);
  const { tables, madeAt } = await restoreBackup(config, source, ALL_MIGRATIONS, tell);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The backup of ${madeAt} is restored: ${rows} rows, compared one by one. Start the server.`,
  ];
});
