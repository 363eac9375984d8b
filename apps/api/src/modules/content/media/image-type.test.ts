import { describe, expect, it } from 'vitest';
import { getImageType } from './image-type.ts';

const getType = (text: string) =>
  getImageType(Buffer.from(text), 'drawing.svg', 'image/svg+xml').catch(() => 'refused');

describe('getImageType', () => {
  it.each([
    '<svg>',
    '\uFEFF  <svg width="1">',
    '<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg PUBLIC "x">\n<SVG\n>',
    '<!----><!-- > --><svg >',
  ])('recognizes %j as an SVG', async (text) => {
    expect(await getType(text)).toBe('image/svg+xml');
  });

  it.each(['', ' ', 'x<svg>', '<svgx>', '<svg', '<!-- <svg>', '<html><svg>', '<?xml <svg>'])(
    'does not recognize %j as an SVG',
    async (text) => {
      expect(await getType(text)).toBe('refused');
    },
  );

  it.each([
    ['comments', `${'<!---->'.repeat(585)}x`],
    ['declarations', `${'<?xml >'.repeat(585)}x`],
    ['spaces', `${' '.repeat(4095)}x`],
    ['unclosed comments', '<!--'.repeat(1024)],
  ])('handles a malicious start of %s in linear time', async (_what, text) => {
    // The earlier regular expression doubled its time every seven bytes and would never have finished here.
    expect(await getType(text)).toBe('refused');
  });
});
