import { ConfigError } from '../../kernel/config/config.ts';

/** Runs a command of the terminal: what it gives is printed, a failure is one line and exit code 1. */
export async function runCommand(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await work()) process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isExpected = error instanceof ConfigError || error.name === 'Error';
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Prints a message for the user beside the result. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
