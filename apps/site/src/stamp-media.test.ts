import { expect, it } from 'vitest';
import { stampMedia } from './stamp-media.ts';

const TENANT = '99999999-2222-4333-8444-555555555555';
const OURS = '11111111-2222-4333-8444-555555555555';
const OTHER = '22222222-2222-4333-8444-555555555555';
const media = [{ guid: OURS, revision: 'aabbccddeeff', focal: { x: 0.5, y: 0.5 }, widths: [320] }];

it('names the picture that is shown in every address of an image, wherever it stands', () => {
  const path = `/media/${TENANT}/${OURS}/field`;
  expect(
    stampMedia(
      `<img src="${path}-640.webp" srcset="${path}-320.webp 320w, ${path}-640.webp 640w"><style>.a{background:url(${path}-640.webp)}</style><meta content="https://kiln.example${path}-640.jpg">`,
      media,
    ),
  ).toBe(
    `<img src="${path}-640.webp?v=aabbccddeeff" srcset="${path}-320.webp?v=aabbccddeeff 320w, ${path}-640.webp?v=aabbccddeeff 640w"><style>.a{background:url(${path}-640.webp?v=aabbccddeeff)}</style><meta content="https://kiln.example${path}-640.jpg?v=aabbccddeeff">`,
  );
});

it('leaves unknown addresses and stamped ones unchanged', () => {
  const html = `<img src="/media/${TENANT}/${OTHER}/a-640.webp"><img src="/media/${TENANT}/${OURS}/a-640.webp?v=1"><a href="/media/${TENANT}/${OURS}/a-640.webp.exe">`;
  expect(stampMedia(html, media)).toBe(html);
  expect(stampMedia(html, undefined)).toBe(html);
});
