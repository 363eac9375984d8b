import { UPLOAD_LIMIT } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { checkImage } from './check-image.ts';

it('accepts images and rejects other files with a reason', () => {
  expect(checkImage({ type: 'image/webp', size: 10 })).toBe('');
  expect(checkImage({ type: 'image/svg+xml', size: 10 })).toBe('');
  expect(checkImage({ type: 'image/gif', size: 10 })).toMatch(/JPEG/);
  expect(checkImage({ type: 'image/png', size: UPLOAD_LIMIT + 1 })).toMatch(/15 MB/);
});
