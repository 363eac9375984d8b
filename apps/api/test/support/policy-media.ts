import { getId, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const M = '/api/v1/admin/media/';
const F = `${M}folders/`;

const freshFolder = async (t: TestApi, as: ActorName): Promise<number> =>
  getId(await t.call('POST', F, { as: maker(as), body: { name: crypto.randomUUID() } }), 'folder');
/** Returns a form with a file that is never read. */
function oneFile(): FormData {
  const form = new FormData();
  form.append('files[]', new File(['x'], 'a.png', { type: 'image/png' }));
  return form;
}

/** Policies of the media library. */
export const MEDIA_POLICIES: Readonly<Record<string, Policy>> = {
  'media.list': {
    ...staff(),
    own: ({ folder }) => ({ path: `${M}?folderId=${folder}` }),
    foreign: [],
  },
  // A form without a file passes everything except for the check of the file.
  'media.upload': {
    ...staff(422),
    own: () => ({ path: M, body: new FormData() }),
    foreign: [
      {
        place: 'query',
        status: 404,
        attempt: ({ folder }) => ({ path: `${M}?folderId=${folder}`, body: oneFile() }),
      },
    ],
  },
  'media.move': {
    ...staff(),
    own: ({ media, folder }) => ({
      path: M,
      body: { mediaToMove: [media], folder_id: folder },
    }),
    foreign: [
      {
        place: 'list',
        status: 404,
        attempt: ({ media }) => ({ path: M, body: { mediaToMove: [media], folder_id: -1 } }),
      },
      {
        place: 'body',
        status: 404,
        attempt: ({ folder }) => ({ path: M, body: { mediaToMove: [999_999], folder_id: folder } }),
      },
    ],
  },
  // Removing the crop of an image without one changes only its version.
  'media.crop': {
    ...staff(),
    own: ({ media }) => ({ path: `${M}${media}/crop/`, body: { crop: null } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ media }) => ({ path: `${M}${media}/crop/`, body: { crop: null } }),
      },
    ],
  },
  'media.replace': {
    ...staff(422),
    own: ({ media }) => ({ path: `${M}${media}/replace/`, body: new FormData() }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ media }) => ({ path: `${M}${media}/replace/`, body: oneFile() }),
      },
    ],
  },
  'media.folders': { ...staff(), own: () => ({ path: F }), foreign: [] },
  'media.createFolder': {
    ...staff(201),
    own: ({ folder }, _t, as) => ({ path: F, body: { name: `Matrix ${as}`, parent_id: folder } }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ folder }) => ({ path: F, body: { name: 'Matrix', parent_id: folder } }),
      },
    ],
  },
  'media.changeFolder': {
    ...staff(),
    own: ({ folder }, _t, as) => ({ path: `${F}${folder}/`, body: { name: `Renamed ${as}` } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ folder }) => ({ path: `${F}${folder}/`, body: { name: 'Taken over' } }),
      },
    ],
  },
  'media.removeFolder': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${F}${await freshFolder(t, as)}/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ folder }) => ({ path: `${F}${folder}/` }) },
    ],
  },
  'media.bulkRemove': {
    ...staff(409),
    own: () => ({ path: M, body: { mediaToDelete: [999_999] } }),
    foreign: [
      {
        place: 'list',
        status: 409,
        attempt: ({ media }) => ({
          path: M,
          body: { mediaToDelete: [media] },
        }),
      },
    ],
  },
  'media.get': {
    ...staff(),
    own: ({ media }) => ({ path: `${M}${media}/` }),
    foreign: [{ place: 'path', status: 404, attempt: ({ media }) => ({ path: `${M}${media}/` }) }],
  },
  'media.update': {
    ...staff(),
    own: ({ media }) => ({ path: `${M}${media}/`, body: { alt: 'changed' } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ media }) => ({ path: `${M}${media}/`, body: { alt: 'Taken over' } }),
      },
    ],
  },
  'media.usage': {
    ...staff(),
    own: ({ media }) => ({ path: `${M}${media}/usage/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ media }) => ({ path: `${M}${media}/usage/` }) },
    ],
  },
  'media.remove': {
    ...staff(404),
    own: () => ({ path: `${M}999999/` }),
    foreign: [
      { place: 'path', status: 404, attempt: ({ media }) => ({ path: `${M}${media}/?force=1` }) },
    ],
  },
};
