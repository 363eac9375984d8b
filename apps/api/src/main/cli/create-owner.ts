import { createRegistry } from '@org/content';
import { readConfig } from '../../kernel/config/config.ts';
import { appSecret } from '../../kernel/crypto/secret.ts';
import { lockDataFolder } from '../../kernel/database/data-lock.ts';
import { openDatabase } from '../../kernel/database/open-database.ts';
import { serverLog } from '../../kernel/process/server-log.ts';
import { createApi } from '../create-api.ts';
import { ALL_MIGRATIONS } from '../migrations.ts';
import { makeOwner } from './make-owner.ts';
import { personAtTerminal } from './person-at-terminal.ts';

/** Asks for the first owner's name, email and password, and makes the sign-in. */
async function createOwner(): Promise<void> {
  const config = readConfig(process.env);
  // The embedded database belongs to one process; a given server may be in use.
  const unlock =
    config.databaseUrl === undefined ? await lockDataFolder(config.dataDir) : () => undefined;
  const secret = await appSecret(config.secret, config.dataDir);
  const person = personAtTerminal(process.stdin, process.stdout);
  const database = await openDatabase(config, secret, ALL_MIGRATIONS, { tell: console.error });
  try {
    const { identity } = createApi({
      config,
      database,
      secret,
      registry: createRegistry([]),
      log: serverLog('silent'),
    });
    const email = await person.ask('Email: ');
    const firstname = await person.ask('First name: ');
    const lastname = await person.ask('Last name: ');
    const password = await person.askSecret('Password: ');
    if (password !== (await person.askSecret('The same again: ')))
      throw new Error('The passwords do not match: nothing was created');
    await makeOwner({ db: database.db, identity }, { email, firstname, lastname, password });
    console.log(`${email} is the owner now. Sign in at ${config.adminOrigin}/login`);
  } finally {
    person.close();
    await database.close();
    unlock();
  }
}

await createOwner().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
