import { expect, it } from 'vitest';
import { layersPicture } from './layers-picture.ts';

it('draws each edge once, and none that a longer way says', () => {
  const picture = layersPicture([
    { folder: 'apps', name: 'site', needs: ['schema', 'content'] },
    { folder: 'packages', name: 'content', needs: ['schema'] },
    { folder: 'packages', name: 'schema', needs: [] },
  ]);
  expect(picture.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  content --> schema',
    '  site --> content',
  ]);
});
