import { expect, it } from 'vitest';
import { layersPicture, serverPicture } from './layers-picture.ts';

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

it('draws the layers of the server from top to bottom', () => {
  const picture = serverPicture([
    { name: 'kernel', folders: ['http', 'jobs'] },
    { name: 'crm', folders: ['notes'] },
  ]);
  expect(picture.split('\n').slice(2, -1)).toEqual([
    '  crm["<b>crm</b><br/>notes"]',
    '  kernel["<b>kernel</b><br/>http · jobs"]',
    '  crm --> kernel',
  ]);
});
