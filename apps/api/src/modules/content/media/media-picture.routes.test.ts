import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@org/schema/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage } from '../../../../test/support/pages.ts';
import {
  fetchFile,
  getImage,
  MEDIA,
  picture,
  pngFile,
  type TestFile,
  uploaded,
  uploadForm,
} from '../../../../test/support/pictures.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const as = 'editor' as const;
const crop = (id: number, body: object): Promise<Answer> =>
  t.call('PUT', `${MEDIA}${id}/crop/`, { as, body });
const replace = (id: number, files: TestFile[], query = ''): Promise<Answer> =>
  t.call('PUT', `${MEDIA}${id}/replace/${query}`, { as, body: uploadForm(...files) });

const RIGHT_HALF = { x: 0.5, y: 0, width: 0.5, height: 1 };
const isBlue = async (bytes: Buffer): Promise<boolean> => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.b > dominant.r;
};
const getGuid = (media: Media): string => media.file.split('/')[3] ?? '';
const revisions = (media: Media): Promise<string[]> =>
  readdir(join(t.dataDir, 'media', t.world.alpha.guid, getGuid(media)));
const getWebp = (media: Media): string =>
  media.variants.findLast(({ format }) => format === 'webp')?.url ?? '';

describe('cropping an image', () => {
  it('shows the cropped area at the same URL, and keeps the original for the next crop', async () => {
    const media = await uploaded(t, await pngFile('flag.png', 800, 400));
    const first = await crop(media.id, { crop: RIGHT_HALF, version: 1 });
    expect(first.body).toMatchObject({
      message: 'Image cropped',
      media: {
        width: 400,
        height: 400,
        crop: RIGHT_HALF,
        file: media.file.replace('-800.', '-400.'),
        version: 2,
        original: getWebp(media),
      },
    });
    const shown = await fetchFile(t, media.file);
    expect([await isBlue(shown.bytes), (await sharp(shown.bytes).metadata()).width]).toEqual([
      true,
      400,
    ]);

    const leftQuarter = { x: 0, y: 0, width: 0.25, height: 0.5 };
    const second = getImage(await crop(media.id, { crop: leftQuarter }));
    expect(second).toMatchObject({ width: 200, height: 200, crop: leftQuarter });
    expect(await isBlue((await fetchFile(t, media.file)).bytes)).toBe(false);
    // The first crop is deleted, the original is retained.
    expect(await revisions(media)).toHaveLength(2);

    const whole = getImage(await crop(media.id, { crop: null }));
    expect(whole).toMatchObject({ width: 800, height: 400, crop: null, variants: media.variants });
    expect(await revisions(media)).toHaveLength(1);
  });

  it('crops the upload, not an encoded file', async () => {
    const bytes = await picture(3200, 400).jpeg().toBuffer();
    const media = await uploaded(t, { name: 'wide.jpg', type: 'image/jpeg', bytes });
    expect(media.width).toBe(1920);
    expect(getImage(await crop(media.id, { crop: RIGHT_HALF }))).toMatchObject({
      width: 1600,
      height: 400,
    });
  });

  it('rejects areas outside of the picture, and crops of an SVG', async () => {
    const media = await uploaded(t, await pngFile('small.png'));
    const errors = async (body: object): Promise<unknown> =>
      (await crop(media.id, body)).body.formErrors;
    expect(await errors({ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } })).toEqual({
      crop: 'must lie within the picture',
    });
    expect(await errors({})).toMatchObject({ crop: expect.any(String) });
    expect(await errors({ crop: { x: 0, y: 0, width: 0, height: 1 } })).toMatchObject({
      'crop.width': expect.any(String),
    });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
    const drawing = await uploaded(t, { name: 'mark.svg', type: 'image/svg+xml', bytes: svg });
    expect((await crop(drawing.id, { crop: RIGHT_HALF })).body).toMatchObject({
      code: 'image_invalid',
      error: 'mark.svg: a drawing cannot be cropped',
    });
  });

  it('rejects a crop of a picture that has changed since, and stores nothing', async () => {
    const media = await uploaded(t, await pngFile('changed.png', 40, 40));
    const both = await Promise.all(
      [1, 2].map(() => crop(media.id, { crop: RIGHT_HALF, version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await revisions(media)).toHaveLength(2);
  });
});

describe('replacing an image', () => {
  it('keeps URL, texts and name, and removes the old picture everywhere', async () => {
    const media = await uploaded(t, await pngFile('Sign.png', 2000, 100));
    await t.call('PUT', `${MEDIA}${media.id}/`, {
      as,
      body: { alt: 'The sign', focal: { x: 0, y: 0 } },
    });
    await crop(media.id, { crop: RIGHT_HALF });
    const bytes = await picture(500, 300).webp().toBuffer();
    const answer = await replace(
      media.id,
      [{ name: 'other.webp', type: 'image/webp', bytes }],
      '?version=3',
    );
    const now = getImage(answer);
    expect(now).toMatchObject({
      filename: 'Sign.webp',
      alt: 'The sign',
      focal: { x: 0.5, y: 0.5 },
      width: 500,
      height: 300,
      crop: null,
      version: 4,
    });
    expect(await revisions(media)).toHaveLength(1);
    // Pages hold URLs of the first picture, in widths and a format that the second one does not have.
    for (const url of [media.file, media.original, ...media.variants.map(({ url }) => url)]) {
      const { response, bytes: shown } = await fetchFile(t, url);
      expect([response.status, response.headers.get('cache-control')], url).toEqual([
        200,
        'public, max-age=60',
      ]);
      expect((await sharp(shown).metadata()).width, url).toBeLessThanOrEqual(500);
    }
    expect((await fetchFile(t, getWebp(now))).response.headers.get('cache-control')).toMatch(
      /immutable/,
    );
  });

  it('keeps the picture when the new file cannot be used', async () => {
    const media = await uploaded(t, await pngFile('stays.png'));
    const before = await fetchFile(t, media.file);
    const bad = { name: 'bad.png', type: 'image/png', bytes: Buffer.from('no image') };
    expect((await replace(media.id, [bad])).body).toMatchObject({ code: 'image_invalid' });
    expect((await replace(media.id, [])).body).toMatchObject({ code: 'validation_failed' });
    const good = await pngFile('good.png');
    expect((await replace(media.id, [good, good])).body.formErrors).toEqual({
      'files[]': 'Choose one image',
    });
    expect((await replace(media.id, [good], '?version=7')).body).toMatchObject({
      code: 'conflict',
    });
    expect((await fetchFile(t, media.file)).bytes.equals(before.bytes)).toBe(true);
  });
});

describe('serving a picture', () => {
  it('serves AVIF or WebP at one URL, depending on the browser', async () => {
    const [width, height] = [640, 480];
    // Soft colors with grain, like those of a photograph.
    const pixels = Buffer.from(
      Array.from({ length: width * height * 3 }, (_, at) => {
        const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
        return (
          128 +
          90 * Math.sin((x + (at % 3) * 40) / 31) * Math.cos(y / 23) +
          (Math.imul(at, 2654435761) >>> 27)
        );
      }),
    );
    const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    const media = await uploaded(t, { name: 'photo.jpg', type: 'image/jpeg', bytes });
    expect(media.variants.filter(({ w }) => w === 640).map(({ format }) => format)).toEqual([
      'avif',
      'webp',
      'jpg',
    ]);
    for (const url of [media.file, getWebp(media)]) {
      const avif = await fetchFile(t, url, { accept: 'image/avif,image/webp,*/*' });
      const webp = await fetchFile(t, url, { accept: 'image/webp,*/*' });
      expect(
        [avif, webp].map(({ response: { headers } }) => [
          headers.get('content-type'),
          headers.get('vary'),
        ]),
      ).toEqual([
        ['image/avif', 'Accept'],
        ['image/webp', 'Accept'],
      ]);
      expect(avif.bytes.length).toBeLessThan(webp.bytes.length);
      expect(avif.response.headers.get('etag')).not.toBe(webp.response.headers.get('etag'));
    }
  });

  it('gives each picture a revision that cannot be guessed', async () => {
    const media = await uploaded(t, await pngFile('guess.png', 40, 20));
    expect(getWebp(media)).toMatch(/\?v=[0-9a-f]{12}$/);
    for (const v of ['1', '0', '../..', 'ffffffffffff', ''])
      expect(
        (await fetchFile(t, `${media.file}?v=${v}`)).response.headers.get('cache-control'),
        v,
      ).toBe('public, max-age=60');
    const folder = media.file.slice(0, media.file.lastIndexOf('/'));
    expect((await fetchFile(t, `${folder}/master.webp`)).response.status).toBe(404);
  });

  it('serves images from before revisions existed', async () => {
    const media = await uploaded(t, await pngFile('ancient.png', 40, 20));
    const folder = join(t.dataDir, 'media', t.world.alpha.guid, getGuid(media));
    const [revision = ''] = await revisions(media);
    for (const name of await readdir(join(folder, revision)))
      if (name !== 'master.webp') await rename(join(folder, revision, name), join(folder, name));
    await rm(join(folder, revision), { recursive: true });
    await t.database.asOwner("update app.media set revision = '0' where id = $1", [media.id]);
    expect((await fetchFile(t, `${media.file}?v=0`)).response.headers.get('cache-control')).toMatch(
      /immutable/,
    );
    expect(getImage(await crop(media.id, { crop: RIGHT_HALF }))).toMatchObject({
      width: 20,
      height: 20,
    });
    expect(await isBlue((await fetchFile(t, media.file)).bytes)).toBe(true);
    await replace(media.id, [await pngFile('new.png')]);
    expect(await revisions(media)).toHaveLength(1);
  });

  it('includes the focal point in the page that shows the image', async () => {
    const media = await uploaded(t, await pngFile('on-page.png', 700, 300));
    const page = await makePage(t, { status: 'published', content: contentWith(media.file) });
    await t.call('PUT', `${MEDIA}${media.id}/`, { as, body: { focal: { x: 0.25, y: 1 } } });
    const answer = await t.call('GET', `/api/v1/pages/?slug=${page.slug}`, { as });
    expect(answer.body.media).toEqual([
      {
        guid: getGuid(media),
        revision: getWebp(media).split('=')[1],
        focal: { x: 0.25, y: 1 },
        widths: [320, 640, 700],
      },
    ]);
  });
});
