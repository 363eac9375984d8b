import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/**
 * Asks for a secret without showing it. Errors: throws without a terminal, and when the person breaks off.
 */
export function askSecret(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY)
    throw new Error('The password is asked for on a terminal: run this command in one');
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((done, fail) => {
    let secret = '';
    const finish = (): void => {
      stdin.setRawMode(false);
      stdin.pause();
      stdin.off('data', onData);
      stdout.write('\n');
    };
    const onData = (text: string): void => {
      for (const sign of text) {
        if (sign === '\u0003') {
          finish();
          fail(new Error('Broken off: nothing was made'));
          return;
        }
        if (sign === '\r' || sign === '\n') {
          finish();
          done(secret);
          return;
        }
        secret = sign === '\u007f' || sign === '\b' ? secret.slice(0, -1) : secret + sign;
      }
    };
    stdin.on('data', onData);
  });
}
