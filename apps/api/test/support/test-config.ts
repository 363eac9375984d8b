import { type Config, readConfig } from '../../src/config.ts';

/** Settings of an API in a test. */
export function testConfig(dataDir: string, environment: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ...environment,
  });
}
