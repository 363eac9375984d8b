import { existsSync } from 'node:fs';

/** Flags that keep a headless Chromium quiet, reproducible and off the network. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the Chromium to drive.
 * Order: `CHROMIUM_PATH`, Debian's `/usr/bin/chromium`, else undefined, which leaves Playwright its own.
 */
export function chromiumPath(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
}
