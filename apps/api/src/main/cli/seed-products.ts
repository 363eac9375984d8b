import { parseArgs } from 'node:util';
import { readConfig } from '../../kernel/config/config.ts';
import { appSecret } from '../../kernel/crypto/secret.ts';
import { lockDataFolder } from '../../kernel/database/data-lock.ts';
import { openDatabase } from '../../kernel/database/open-database.ts';
import { getShop, seedManyProducts } from '../../modules/commerce/index.ts';
import { ALL_MIGRATIONS } from '../migrations.ts';
import { runCommand, tell } from './run-command.ts';

// pnpm seed-products --tenant demo --count 1000000
await runCommand(async () => {
  const { values } = parseArgs({
    options: { tenant: { type: 'string', default: 'demo' }, count: { type: 'string' } },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Say how many: pnpm seed-products --tenant demo --count 1000000');
  const config = readConfig(process.env);
  // The embedded database belongs to one process; a given server may be in use.
  const unlock =
    config.databaseUrl === undefined ? await lockDataFolder(config.dataDir) : () => undefined;
  const database = await openDatabase(
    config,
    await appSecret(config.secret, config.dataDir),
    ALL_MIGRATIONS,
    {
      tell,
    },
  );
  try {
    const { db } = database;
    await seedManyProducts({
      db,
      ...(await getShop(db, values.tenant)),
      count,
      onProgress: (done) => {
        if (done % 50_000 === 0) tell(`${done} of ${count} products`);
      },
    });
    return [`The shop of ${values.tenant} has ${count} made-up products.`];
  } finally {
    await database.close();
    unlock();
  }
});
