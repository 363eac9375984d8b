import { expect, it } from 'vitest';
import { getInitials, getPersonHue } from './people.ts';

it.each([
  ['Ada Moreau', 'AM'],
  ['Jean Claude van Damme', 'JD'],
  ['Bo', 'B'],
  ['  ', ''],
  ['👩‍🔧 Eva', '👩E'],
])('takes the initials of %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('gives a person one of six hues', () => {
  expect([1, 6, 7].map(getPersonHue)).toEqual([1, 0, 1]);
});
