import type { BackgroundSettings, SparseSettings } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { colorBehind } from './color-behind.ts';

const painted = (background: Partial<BackgroundSettings>): SparseSettings => ({
  desktop: { background },
});

it.each<[string, readonly SparseSettings[], string | undefined]>([
  [
    'the nearest color',
    [{}, painted({ backgroundColor: 'primary' }), painted({ backgroundColor: '#fff' })],
    'primary',
  ],
  ['the page', [{}, {}], 'surface'],
  [
    'what shows through',
    [painted({ backgroundColor: 'transparent' }), painted({ backgroundColor: '#123456' })],
    '#123456',
  ],
  [
    'nothing on a picture',
    [painted({ backgroundColor: '#fff', backgroundImage: '/a.jpg' })],
    undefined,
  ],
  ['nothing on a gradient', [painted({ gradient: 'linear-gradient(red,blue)' })], undefined],
  ['nothing on a transparent color', [painted({ backgroundColor: '#00000080' })], undefined],
  ['nothing on a faded color', [painted({ backgroundColor: 'rgb(0 0 0 / .5)' })], undefined],
  [
    'a full overlay',
    [
      painted({
        backgroundImage: '/a.jpg',
        overlaySettings: { enabled: true, overlayColor: '#101010', overlayOpacity: 1 },
      }),
    ],
    '#101010',
  ],
])('returns %s', (_name, settings, color) => {
  expect(colorBehind(settings, 'tablet')).toBe(color);
});

it('uses the device’s own color', () => {
  const settings: SparseSettings = {
    desktop: { background: { backgroundColor: '#fff' } },
    mobile: { background: { backgroundColor: '#000' } },
  };
  expect(colorBehind([settings], 'mobile')).toBe('#000');
});
