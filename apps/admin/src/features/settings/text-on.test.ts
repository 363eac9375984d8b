import { expect, it } from 'vitest';
import { textOn } from './text-on.ts';

it('chooses the text that is easier to read and says whether it is easy enough', () => {
  expect(textOn('#2456d6', '#101828')).toMatchObject({ color: '#ffffff', readable: true });
  expect(textOn('#ffe08a', '#101828')).toMatchObject({ color: '#101828', readable: true });
  expect(textOn('#8a8a8a', '#555555')).toMatchObject({ color: '#ffffff', readable: false });
  expect(textOn('blue', 'red')).toBeUndefined();
});
