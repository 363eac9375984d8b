import { describe, expect, it } from 'vitest';
import { findSlowExpressions } from './check-regular-expressions.ts';
import { findRegularExpressions } from './find-regular-expressions.ts';

describe('findRegularExpressions', () => {
  it('reads literals and patterns that are put together from constants', () => {
    const source = `
      const NAME = '[a-z]+';
      const WORD = /\\w+/u;
      const a = new RegExp(\`^\${NAME}\` + String.raw\`\\d$\`, 'i');
      const b = RegExp(WORD.source);
    `;
    expect(findRegularExpressions('a.ts', source)).toEqual([
      { pattern: '\\w+', flags: 'u', line: 3 },
      { pattern: '^[a-z]+\\d$', flags: 'i', line: 4 },
      { pattern: '\\w+', flags: '', line: 5 },
    ]);
  });

  it('reports a pattern that is put together while the program runs', () => {
    expect(findRegularExpressions('a.tsx', 'const f = (x: string) => new RegExp(x);')).toEqual([
      { pattern: undefined, flags: '', line: 1 },
    ]);
  });
});

describe('findSlowExpressions', () => {
  it('passes linear expressions', async () => {
    expect(await findSlowExpressions('a.ts', 'export const a = /^[a-z]+(?:-[a-z]+)*$/;')).toEqual(
      [],
    );
  });

  it.each([
    ['exponential', '/^(?:<!--[\\s\\S]*?-->|\\s)*<svg/'],
    ['polynomial', '/\\s+$/'],
    ['put together', 'new RegExp(location.hash)'],
  ])('finds an expression that is %s', async (why, expression) => {
    const [found] = await findSlowExpressions('a.ts', `export const a = ${expression};`);
    expect(found?.why).toContain(why);
  });
});
