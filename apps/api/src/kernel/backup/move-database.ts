import type { Config } from '../config/config.ts';
import { appSecret } from '../crypto/secret.ts';
import type { Migration } from '../database/migration.ts';
import { compareSums, type SummedTable } from './compare-sums.ts';
import { connectOwner, reachDatabase } from './reach-database.ts';
import { openSnapshot } from './read-rows.ts';
import { openFill } from './write-rows.ts';

/**
 * Copies an installation's database to an empty one on another server, row by row, and compares every table by count and
 * checksum. The old database is only read. Takes settings, URL of the new database as its owner, all migrations.
 * @returns tables with their checksums
 * @throws one sentence; the new database is emptied again
 */
export async function moveDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secret'>,
  target: string,
  migrations: readonly Migration[],
  tell: (line: string) => void,
): Promise<readonly SummedTable[]> {
  const secret = await appSecret(config.secret, config.dataDir);
  const source = await reachDatabase(config, tell);
  const owner = await connectOwner(target).catch(async (error: Error) => {
    await source.close();
    throw new Error(`The new database cannot be reached: ${error.message}`, { cause: error });
  });
  try {
    const from = await openSnapshot(source.owner);
    const fill = await openFill(owner, secret, from.migrations, migrations);
    try {
      const sums: SummedTable[] = [];
      for (const table of from.tables) {
        for await (const rows of from.getRows(table)) await fill.put(table, rows);
        sums.push({ name: table.name, ...(await from.getSum(table)) });
      }
      await fill.finish(from.sequences);
      const to = await openSnapshot(owner);
      await compareSums(to, sums);
      await to.end();
      await from.end();
      return sums;
    } catch (error) {
      await fill.giveUp();
      throw error;
    }
  } finally {
    await owner.end();
    await source.close();
  }
}
