import { createInterface, type Interface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Source of typed input: a terminal, or lines from a pipe. */
export type TypedInput = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(mode: boolean): unknown;
};

/** Asks a person questions, one after the other. */
export interface PersonAtTerminal {
  ask(question: string): Promise<string>;
  /**
   * Shows nothing of what is typed.
   * @throws when the person breaks off
   */
  askSecret(question: string): Promise<string>;
  close(): void;
}

/** Reads what is typed without showing it, sign by sign, up to the end of the line. */
function readHidden(input: TypedInput, output: Writable): Promise<string> {
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  input.resume();
  return new Promise((done, fail) => {
    let secret = '';
    const finish = (): void => {
      input.setRawMode?.(false);
      input.pause();
      input.off('data', onData);
      output.write('\n');
    };
    const onData = (text: string): void => {
      for (const [at, sign] of [...text].entries()) {
        if (sign === '\u0003') {
          finish();
          fail(new Error('Cancelled: nothing was created'));
          return;
        }
        if (sign === '\r' || sign === '\n') {
          finish();
          // What was typed ahead belongs to the next question.
          const ahead = [...text].slice(at + 1).join('');
          if (ahead) input.unshift(ahead);
          done(secret);
          return;
        }
        secret = sign === '\u007f' || sign === '\b' ? secret.slice(0, -1) : secret + sign;
      }
    };
    input.on('data', onData);
  });
}

/** Reads answers from a terminal. Each question has its own reader, so that a secret never reaches the line reader. */
function atTerminal(input: TypedInput, output: Writable): PersonAtTerminal {
  return {
    async ask(question) {
      const lines = createInterface({ input, output });
      try {
        return (await lines.question(question)).trim();
      } finally {
        lines.close();
      }
    },
    askSecret(question) {
      output.write(question);
      return readHidden(input, output);
    },
    close: () => undefined,
  };
}

/** Answers from a pipe, one line each: a pipe shows nothing of what goes through it. */
function fromPipe(input: TypedInput, output: Writable): PersonAtTerminal {
  const reader: Interface = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  const next = async (question: string): Promise<string> => {
    output.write(question);
    const line = await lines.next();
    output.write('\n');
    if (line.done) throw new Error('Input ended early: nothing was created');
    return line.value;
  };
  return {
    ask: async (question) => (await next(question)).trim(),
    askSecret: next,
    close: () => reader.close(),
  };
}

/**
 * Makes the questioner.
 * @param input - where answers come from
 * @param output - where questions go
 */
export function personAtTerminal(input: TypedInput, output: Writable): PersonAtTerminal {
  return input.isTTY ? atTerminal(input, output) : fromPipe(input, output);
}
