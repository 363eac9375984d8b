import { FOLDER_LIMITS, type Media, type MediaFolder } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRows } from '../../../../test/support/pages.ts';
import { MEDIA, pngFile, uploaded } from '../../../../test/support/pictures.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const FOLDERS = `${MEDIA}folders/`;
const as = 'editor' as const;

const getFolder = (answer: Answer): MediaFolder => answer.body.folder as MediaFolder;
const make = (name: string, parent_id?: number | null): Promise<Answer> =>
  t.call('POST', FOLDERS, { as, body: { name, ...(parent_id !== undefined && { parent_id }) } });
const change = (id: number, body: object): Promise<Answer> =>
  t.call('PUT', `${FOLDERS}${id}/`, { as, body });
const remove = (id: number): Promise<Answer> => t.call('DELETE', `${FOLDERS}${id}/`, { as });
const listed = async (query: string): Promise<string[]> =>
  getRows<Media>(await t.call('GET', `${MEDIA}?${query}`, { as })).map(({ filename }) => filename);

describe('media folders', () => {
  it('creates nested folders, renames them by version, and lists them by name with the number of their images', async () => {
    const outer = getFolder(await make('Campaigns'));
    const inner = getFolder(await make('  Summer ', outer.id));
    await uploaded(t, await pngFile('beach.png'), `?folderId=${inner.id}`);
    expect(await change(inner.id, { name: 'Autumn', version: 1 })).toMatchObject({
      status: 200,
      body: {
        folder: { id: inner.id, name: 'Autumn', parent_id: outer.id, image_count: 1, version: 2 },
        message: 'Folder renamed',
      },
    });
    expect((await change(inner.id, { name: 'Winter', version: 1 })).body).toMatchObject({
      code: 'conflict',
      current: { name: 'Autumn', version: 2 },
    });
    const rows = getRows<MediaFolder>(await t.call('GET', FOLDERS, { as: 'viewer' }));
    expect(
      rows.map(({ name, parent_id, image_count }) => ({ name, parent_id, image_count })),
    ).toEqual([
      { name: 'Autumn', parent_id: outer.id, image_count: 1 },
      { name: 'Campaigns', parent_id: null, image_count: 0 },
      { name: 'Folder alpha', parent_id: null, image_count: 0 },
    ]);
  });

  it('rejects two folders with the same name in one parent, ignoring case', async () => {
    const first = getFolder(await make('Logos'));
    const taken = {
      code: 'validation_failed',
      formErrors: { name: 'Another folder here has this name' },
    };
    expect((await make('LOGOS', null)).body).toMatchObject(taken);
    expect((await make('logos', -1)).body).toMatchObject(taken);
    expect((await make('Logos', first.id)).status).toBe(201);
    expect((await change(getFolder(await make('Icons')).id, { name: 'logos' })).body).toMatchObject(
      taken,
    );
    expect((await change(first.id, { name: 'LOGOS' })).status).toBe(200);
    const both = await Promise.all([make('Twice'), make('twice')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await make('   ')).body).toMatchObject({
      formErrors: { name: 'Give the folder a name' },
    });
  });

  it('moves a folder with its content into another one and to the top', async () => {
    const [trips, year, italy] = [
      getFolder(await make('Trips')),
      getFolder(await make('2026')),
      getFolder(await make('Italy')),
    ];
    const coast = getFolder(await make('Coast', italy.id));
    const media = await uploaded(t, await pngFile('cliff.png'), `?folderId=${coast.id}`);
    expect((await change(italy.id, { parent_id: year.id, version: 1 })).body).toMatchObject({
      folder: { id: italy.id, name: 'Italy', parent_id: year.id, version: 2 },
      message: 'Folder moved',
    });
    expect((await change(year.id, { parent_id: trips.id })).status).toBe(200);
    expect(await listed(`folderId=${coast.id}`)).toEqual([media.filename]);
    expect((await change(italy.id, { parent_id: -1, version: 1 })).body).toMatchObject({
      code: 'conflict',
      current: { parent_id: year.id, version: 2 },
    });
    expect((await change(italy.id, { parent_id: -1, version: 2 })).body).toMatchObject({
      folder: { parent_id: null, version: 3 },
    });
  });

  it('rejects moves into itself, into a descendant, too deep, or next to a folder with the same name', async () => {
    const outer = getFolder(await make('Outer'));
    const middle = getFolder(await make('Middle', outer.id));
    const inner = getFolder(await make('Inner', middle.id));
    const refused = (error: string) => ({
      status: 422,
      body: { code: 'validation_failed', formErrors: { parent_id: error } },
    });
    for (const place of [outer, middle, inner])
      expect(await change(outer.id, { parent_id: place.id })).toMatchObject(
        refused('A folder cannot be moved into itself'),
      );
    let deep = getFolder(await make('Deep'));
    for (let depth = 2; depth <= FOLDER_LIMITS.depth - 2; depth++)
      deep = getFolder(await make('Deep', deep.id));
    expect(await change(outer.id, { parent_id: deep.id })).toMatchObject(
      refused('Folders can be nested up to 6 levels'),
    );
    expect((await change(middle.id, { parent_id: deep.id })).status).toBe(200);
    await make('INNER');
    expect(await change(inner.id, { parent_id: -1 })).toMatchObject(
      refused('Another folder here has this name'),
    );
    expect((await change(inner.id, { parent_id: 999_999 })).status).toBe(404);
    // Two concurrent moves into each other must not lose both folders.
    const [one, two] = [getFolder(await make('One')), getFolder(await make('Two'))];
    const both = await Promise.all([
      change(one.id, { parent_id: two.id }),
      change(two.id, { parent_id: one.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('limits the depth of folders', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= FOLDER_LIMITS.depth; depth++)
      parent = getFolder(await make(`Level ${depth}`, parent)).id;
    expect((await make('Too deep', parent)).body).toMatchObject({
      formErrors: { name: 'Folders can be nested up to 6 levels' },
    });
    expect((await make('Nowhere', 999_999)).status).toBe(404);
  });

  it('deletes only empty folders', async () => {
    const outer = getFolder(await make('Old'));
    const inner = getFolder(await make('Older', outer.id));
    const media = await uploaded(t, await pngFile('last.png'), `?folderId=${inner.id}`);
    const full = { status: 409, body: { code: 'in_use', error: 'The folder is not empty' } };
    expect(await remove(outer.id)).toMatchObject(full);
    expect(await remove(inner.id)).toMatchObject(full);
    await t.call('DELETE', MEDIA, { as, body: { mediaToDelete: [media.id] } });
    expect((await remove(inner.id)).body).toEqual({
      success: true,
      message: 'Folder deleted',
    });
    expect((await remove(outer.id)).status).toBe(200);
    expect((await remove(outer.id)).status).toBe(404);
  });
});

describe('images in folders', () => {
  it('moves several images together, and filters them by folder', async () => {
    const folder = getFolder(await make('Moved here')).id;
    const [one, two] = [
      await uploaded(t, await pngFile('one.png')),
      await uploaded(t, await pngFile('two.png')),
    ];
    const move = (ids: number[], folder_id: number | null): Promise<Answer> =>
      t.call('PUT', MEDIA, { as, body: { mediaToMove: ids, folder_id } });
    expect((await move([one.id, two.id, 999_999], folder)).body).toEqual({
      success: true,
      moved: [one.id, two.id],
      message: '2 images moved',
    });
    expect(await listed(`folderId=${folder}&orderBy=filename`)).toEqual(['one.png', 'two.png']);
    expect(await listed(`folderId=${folder}&search=two`)).toEqual(['two.png']);
    expect((await move([one.id], null)).body).toMatchObject({ message: 'Image moved' });
    expect(await listed(`folderId=${folder}`)).toEqual(['two.png']);
    expect(await listed('folderId=-1')).toContain('one.png');
    expect((await move([999_999], -1)).status).toBe(404);
    expect((await move([one.id], 999_999)).body).toMatchObject({
      code: 'not_found',
      error: 'This folder no longer exists',
    });
  });

  it('moves and renames an image, and keeps its file extension', async () => {
    const folder = getFolder(await make('By its own')).id;
    const media = await uploaded(t, await pngFile('plain.png'));
    const put = (body: object): Promise<Answer> =>
      t.call('PUT', `${MEDIA}${media.id}/`, { as, body });
    expect((await put({ filename: 'Front db', folder_id: folder })).body).toMatchObject({
      media: { filename: 'Front db.png', folder_id: folder, file: media.file },
    });
    expect((await put({ filename: 'Back db.PNG', folder_id: null })).body).toMatchObject({
      media: { filename: 'Back db.PNG', folder_id: null },
    });
    expect((await put({ filename: '  ' })).body.formErrors).toEqual({
      filename: 'Give the image a name',
    });
    expect((await put({ folder_id: 999_999 })).status).toBe(404);
  });

  it('TEN-003 lists no images in a folder of another tenant', async () => {
    const folder = getFolder(await make('Of alpha')).id;
    await uploaded(t, await pngFile('of-alpha.png'), `?folderId=${folder}`);
    const seen = await t.call('GET', `${MEDIA}?folderId=${folder}`, { as: 'otherAdmin' });
    expect(getRows(seen)).toEqual([]);
  });

  it('stores nothing for an upload to an unknown folder', async () => {
    await expect(uploaded(t, await pngFile('lost.png'), '?folderId=999999')).rejects.toThrow(
      'not_found',
    );
    expect(await listed('search=lost')).toEqual([]);
  });
});
