import { resolve } from 'node:path';
import { createBackup } from '../../kernel/backup/make-backup.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { runCommand, tell } from './run-command.ts';

// pnpm backup [file]
await runCommand(async () => {
  const name = `atrium-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`;
  const target = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? name);
  const { tables, files } = await createBackup(readConfig(process.env), target, tell);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${target} holds ${rows} rows of ${tables.length} tables and ${Object.keys(files).length - tables.length} files.`,
    'It holds the installation’s secret as well: keep it where only you can read it.',
  ];
});
