import { type Config, readConfig } from '../../src/kernel/config/config.ts';

/** Returns the configuration of an API in a test. */
export function testConfig(dataDir: string, environment: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    // No DNS server listens there; tests that need DNS bring their own.
    DNS_SERVERS: '127.0.0.1:1',
    ...environment,
  });
}
