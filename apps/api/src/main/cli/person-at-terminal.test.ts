import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { personAtTerminal, type TypedInput } from './person-at-terminal.ts';

function screen(): { output: Writable; text: () => string } {
  let text = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return { output, text: () => text };
}

/** Creates a terminal that delivers input as it is typed, and records changes of the raw mode. */
function terminal(): { input: TypedInput & PassThrough; modes: boolean[] } {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => void modes.push(mode),
  });
  return { input, modes };
}

describe('a person at a terminal', () => {
  it('asks questions at a terminal, and does not show typed secrets', async () => {
    const { input, modes } = terminal();
    const { output, text } = screen();
    const person = personAtTerminal(input, output);
    const email = person.ask('Email: ');
    input.write(' a@b.example \n');
    expect(await email).toBe('a@b.example');
    const secret = person.askSecret('Password: ');
    for (const sign of ['p', 'a', 'x', '\u007f', 'ss', '\r']) input.write(sign);
    expect(await secret).toBe('pass');
    expect(text()).toContain('Password: ');
    expect(text()).not.toContain('pass\n');
    expect(modes).toEqual([true, false]);
  });

  it('accepts input that was typed before the question', async () => {
    const { input } = terminal();
    const person = personAtTerminal(input, screen().output);
    const first = person.askSecret('Password: ');
    input.write('one\rtwo\r');
    expect(await first).toBe('one');
    expect(await person.askSecret('The same again: ')).toBe('two');
  });

  it('cancels with Ctrl-C', async () => {
    const { input, modes } = terminal();
    const secret = personAtTerminal(input, screen().output).askSecret('Password: ');
    input.write('pa\u0003');
    await expect(secret).rejects.toThrow('Cancelled: nothing was created');
    expect(modes).toEqual([true, false]);
  });
});

describe('a pipe', () => {
  it('reads one answer per line from a pipe', async () => {
    const input = new PassThrough();
    const { output, text } = screen();
    const person = personAtTerminal(input, output);
    input.end('a@b.example\nAda\n secret with spaces \n');
    expect([
      await person.ask('Email: '),
      await person.ask('First name: '),
      await person.askSecret('Password: '),
    ]).toEqual(['a@b.example', 'Ada', ' secret with spaces ']);
    await expect(person.askSecret('The same again: ')).rejects.toThrow('Input ended early');
    expect(text()).not.toContain('secret');
    person.close();
  });
});
