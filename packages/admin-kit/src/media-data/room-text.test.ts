import { createFormats } from '@org/ui';
import { expect, it } from 'vitest';
import { storageText } from './room-text.ts';

const GB = 1024 ** 3;
const formats = createFormats({ locale: 'en', timezone: 'UTC', dateStyle: '', numberStyle: '' });

it.each([
  [{ used: 1.2 * GB, limit: 20 * GB }, '1.2 of 20 GB used', false],
  [{ used: 5 * 1024 ** 2, limit: GB }, '5 MB of 1 GB used', false],
  [{ used: 0, limit: GB }, '0 byte of 1 GB used', false],
  [{ used: 0.9 * GB, limit: GB }, '921.6 MB of 1 GB used', true],
  [{ used: 21 * GB, limit: 20 * GB }, '21 of 20 GB used', true],
])('describes the used storage: %o', (room, text, isNearlyFull) => {
  expect(storageText(room, formats)).toEqual({ text, isNearlyFull });
});
