import { describe, expect, it } from 'vitest';
import { focalPosition, imageSources, knownImage } from './responsive-image.ts';

const GUID = '11111111-2222-4333-8444-555555555555';
const SRC = `/media/99999999-2222-4333-8444-555555555555/${GUID}/field-1280.webp`;
const stem = SRC.slice(0, -'1280.webp'.length);
const facts = {
  guid: GUID,
  revision: 'aabbccddeeff',
  focal: { x: 0.25, y: 0.725 },
  widths: [320, 500],
};
const media = new Map([[GUID, facts]]);

describe('images of the media library', () => {
  it('are offered in the widths that their URL implies', () => {
    expect(imageSources(SRC, false)).toEqual({
      srcSet: `${stem}320.webp 320w, ${stem}640.webp 640w, ${stem}960.webp 960w, ${stem}1280.webp 1280w`,
      sizes: '(min-width: 1320px) 1320px, 100vw',
    });
    expect(imageSources(`${SRC}?v=aabbccddeeff`, true).srcSet).toMatch(
      /field-320\.webp\?v=aabbccddeeff 320w, /,
    );
  });

  it('are offered in the widths of their current version when it is known', () => {
    expect(imageSources(SRC, false, knownImage(SRC, media)).srcSet).toBe(
      `${stem}320.webp 320w, ${stem}500.webp 500w`,
    );
  });

  it('keep their focal point visible', () => {
    expect(focalPosition(knownImage(`https://kiln.example${SRC}`, media))).toBe('25% 72.5%');
    expect(focalPosition({ ...facts, focal: { x: 0.5, y: 0.5 } })).toBeUndefined();
  });
});

it('are distinguished from other images', () => {
  expect([knownImage('/elsewhere/a.webp', media), knownImage(SRC, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(imageSources('https://example.org/a-1280.webp', true)).toEqual({});
});
