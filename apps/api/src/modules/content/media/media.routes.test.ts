import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@org/schema/entities';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN_ORIGIN,
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { mediaStore } from '../../../kernel/files/media-store.ts';
import { sweepOrphans } from './media.service.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const PATH = '/api/v1/admin/media/';

function picture(width: number, height: number): Sharp {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#cc3322' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#2255aa' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

function form(...files: { name: string; type: string; bytes: Uint8Array }[]): FormData {
  const data = new FormData();
  for (const { name, type, bytes } of files)
    data.append('files[]', new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

const upload = (...files: Parameters<typeof form>) =>
  t.call('POST', PATH, { as: 'editor', body: form(...files) });
const getMedia = (answer: Answer): Media[] => answer.body.media as Media[];
const folders = async (): Promise<string[]> =>
  readdir(join(t.dataDir, 'media', t.world.alpha.guid)).catch(() => []);

async function fetchImage(
  url: string,
  origin = ALPHA_SITE,
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await t.api.fetch(new Request(`${origin}${url}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('uploads', () => {
  it('MEDIA-002 stores a photo upright, without metadata, as WebP and in its own format in several widths', async () => {
    const bytes = await picture(2400, 1600)
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload({ name: 'Été à la mer.JPG', type: 'image/jpeg', bytes });
    expect(answer.status, answer.text).toBe(201);
    const [media] = getMedia(answer);
    expect(media).toMatchObject({
      filename: 'Été à la mer.JPG',
      mime_type: 'image/jpeg',
      width: 1600,
      height: 2400,
      alt: '',
    });
    expect(media?.file).toMatch(/^\/media\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/ete-a-la-mer-1600\.webp$/);
    // AVIF files exist only where they are smaller.
    const made = media?.variants.filter(({ format }) => format !== 'avif');
    expect(made?.map(({ w, format }) => `${w} ${format}`)).toEqual(
      [320, 640, 960, 1280, 1600].flatMap((w) => [`${w} webp`, `${w} jpg`]),
    );
    for (const { w, url, format } of media?.variants ?? []) {
      const { response, bytes: stored } = await fetchImage(url);
      expect(response.status).toBe(200);
      const meta = await sharp(stored).metadata();
      expect({
        width: meta.width,
        format: meta.format,
        exif: meta.exif,
        orientation: meta.orientation,
      }).toEqual({
        width: w,
        format: { jpg: 'jpeg', avif: 'heif' }[format] ?? format,
        exif: undefined,
        orientation: undefined,
      });
      expect(stored.includes('secret-owner')).toBe(false);
    }
  });

  it('stores WebP and AVIF also as JPEG, or as PNG where they are transparent, for email clients', async () => {
    const transparent = sharp({
      create: {
        width: 40,
        height: 30,
        channels: 4,
        background: { r: 200, g: 80, b: 20, alpha: 0.4 },
      },
    });
    for (const [name, type, bytes, served] of [
      ['solid.webp', 'image/webp', await picture(40, 30).webp().toBuffer(), 'image/jpeg'],
      ['solid.avif', 'image/avif', await picture(40, 30).avif().toBuffer(), 'image/jpeg'],
      ['clear.webp', 'image/webp', await transparent.webp().toBuffer(), 'image/png'],
    ] as const) {
      const [media] = getMedia(await upload({ name, type, bytes }));
      const { response } = await fetchImage((media?.file ?? '').replace(/\.\w+$/, '.jpg'));
      expect([response.status, response.headers.get('content-type')], name).toEqual([200, served]);
    }
  });

  it('MEDIA-002 lists and finds images', async () => {
    await upload({
      name: 'Lighthouse.png',
      type: 'image/png',
      bytes: await picture(40, 30).png().toBuffer(),
    });
    const { body } = await t.call('GET', `${PATH}?search=LIGHTHOUSE`, { as: 'viewer' });
    expect(body).toMatchObject({
      success: true,
      results: {
        total: 1,
        rows: [
          {
            id: expect.any(Number),
            file: expect.stringMatching(/lighthouse-40\.webp$/),
            mime_type: 'image/png',
            filesize: expect.any(Number),
          },
        ],
      },
    });
  });

  it('stores several files together, or none if one cannot be used', async () => {
    const good = {
      name: 'good.webp',
      type: 'image/webp',
      bytes: await picture(20, 20).webp().toBuffer(),
    };
    expect(getMedia(await upload(good, { ...good, name: 'two.webp' }))).toHaveLength(2);
    const before = await folders();
    const answer = await upload(good, {
      name: 'bad.png',
      type: 'image/png',
      bytes: Buffer.from('no image'),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'image_invalid',
      error: 'bad.png: is not a JPEG, PNG, WebP, AVIF or SVG image',
    });
    expect(await folders()).toEqual(before);
  });

  it('rejects files whose content does not match their type', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const jpeg = await picture(10, 10).jpeg().toBuffer();
    const cases: { name: string; type: string; bytes: Uint8Array }[] = [
      { name: 'a.jpg', type: 'image/jpeg', bytes: png },
      { name: 'a.png', type: 'image/jpeg', bytes: png },
      { name: 'a.html', type: 'image/png', bytes: png },
      { name: 'a', type: 'image/png', bytes: png },
      { name: 'a.png', type: 'text/html', bytes: png },
      {
        name: 'a.svg',
        type: 'image/svg+xml',
        bytes: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        ),
      },
      {
        name: 'a.gif',
        type: 'image/gif',
        bytes: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
      },
      {
        name: 'a.jpg',
        type: 'image/jpeg',
        bytes: Buffer.concat([jpeg.subarray(0, 4), Buffer.from('<script>alert(1)</script>')]),
      },
      { name: 'a.png', type: 'image/png', bytes: png.subarray(0, png.length - 20) },
      { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.alloc(0) },
      {
        name: 'a.html.jpg',
        type: 'image/jpeg',
        bytes: Buffer.from('<html><script>alert(1)</script></html>'),
      },
    ];
    const before = await folders();
    for (const file of cases)
      expect((await upload(file)).body, `${file.name} as ${file.type}`).toMatchObject({
        success: false,
        code: 'image_invalid',
      });
    expect(await folders()).toEqual(before);
  });

  it('removes data that was appended to an image', async () => {
    const png = Buffer.concat([
      await picture(10, 10).png().toBuffer(),
      Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>'),
    ]);
    const [media] = getMedia(await upload({ name: 'tail.png', type: 'image/png', bytes: png }));
    for (const { url } of media?.variants ?? [])
      expect((await fetchImage(url)).bytes.includes('<script>')).toBe(false);
  });

  it('rejects an image with too many pixels quickly', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const answer = await upload({ name: 'bomb.png', type: 'image/png', bytes: bomb });
    expect(answer.body).toMatchObject({ code: 'image_invalid' });
  });

  it('removes control characters from file names, and rejects them in fields', async () => {
    const bytes = await picture(4, 4).png().toBuffer();
    const [media] = getMedia(await upload({ name: 'a\0b\u0007.png', type: 'image/png', bytes }));
    expect(media?.filename).toBe('ab.png');
    const fields = form({ name: 'c.png', type: 'image/png', bytes });
    fields.append('folder_id', '1\0');
    expect((await t.call('POST', PATH, { as: 'editor', body: fields })).body).toMatchObject({
      code: 'malformed',
      formErrors: { folder_id: 'has a character that is not allowed' },
    });
  });

  it('limits the number of files, parts and bytes', async () => {
    const small = { name: 's.png', type: 'image/png', bytes: await picture(4, 4).png().toBuffer() };
    expect((await upload(...Array.from({ length: 11 }, () => small))).body).toMatchObject({
      code: 'too_large',
      error: 'Upload at most 10 files at once',
    });
    const fields = new FormData();
    for (let i = 0; i < 300; i++) fields.append(`f${i}`, 'x');
    expect((await t.call('POST', PATH, { as: 'editor', body: fields })).body).toMatchObject({
      code: 'too_large',
    });
    expect((await upload({ ...small, bytes: new Uint8Array(16 * 1024 * 1024) })).status).toBe(413);
    expect((await upload()).status).toBeGreaterThanOrEqual(400);
    expect((await t.call('POST', PATH, { as: 'editor', body: { files: [] } })).body).toMatchObject({
      code: 'media_type',
    });
  });

  it('deletes images with their files', async () => {
    const [media] = getMedia(
      await upload({
        name: 'gone.png',
        type: 'image/png',
        bytes: await picture(9, 9).png().toBuffer(),
      }),
    );
    const url = media?.file ?? '';
    expect((await fetchImage(url)).response.status).toBe(200);
    const answer = await t.call('DELETE', PATH, {
      as: 'editor',
      body: { mediaToDelete: [media?.id, 999_999] },
    });
    expect(answer.body).toEqual({
      success: true,
      deleted: [media?.id],
      failed: [{ id: 999_999, error: 'Not found' }],
      message: '1 image deleted',
    });
    expect((await fetchImage(url)).response.status).toBe(404);
  });
});

describe('stored images', () => {
  let media: Media;
  beforeAll(async () => {
    [media] = getMedia(
      await upload({
        name: 'served.png',
        type: 'image/png',
        bytes: await picture(50, 50).png().toBuffer(),
      }),
    ) as [Media];
  });

  it('serves images with a fixed type and without permissions, cached for a year', async () => {
    const url = media.variants.find(({ format }) => format === 'webp')?.url ?? '';
    const { response } = await fetchImage(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await t.api.fetch(
      new Request(`${ALPHA_SITE}${url}`, {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      }),
    );
    expect(again.status).toBe(304);
    expect(
      (await t.api.fetch(new Request(`${ALPHA_SITE}${url}`, { method: 'HEAD' }))).headers.get(
        'content-length',
      ),
    ).toBe(response.headers.get('content-length'));
  });

  it('TEN-003 serves images on the admin’s host and the tenant’s own, and on no other', async () => {
    expect((await fetchImage(media.file, ADMIN_ORIGIN)).response.status).toBe(200);
    expect((await fetchImage(media.file, 'http://www.alpha.example')).response.status).toBe(200);
    expect((await fetchImage(media.file, 'http://beta.localhost:3000')).response.status).toBe(404);
    expect((await fetchImage(media.file, 'http://unknown.example')).response.status).toBe(404);
  });

  it('rejects every spelling of a path outside of the image', async () => {
    const folder = media.file.slice(0, media.file.lastIndexOf('/'));
    for (const path of [
      `${folder}/`,
      folder,
      `${folder}/../${'x'}`,
      `${folder}/%2e%2e/${'x'}`,
      `${folder}/..%2f..%2fsecret`,
      `${folder}//served-50.webp`,
      `${folder}/served-50.webp%00.png`,
      `${folder}/SERVED-50.webp`,
      `${folder}/served-50.webp.`,
      '/media/',
      '/media/../secret',
      '/media/%2fetc/passwd',
    ])
      expect((await fetchImage(path)).response.status, path).toBe(404);
    expect((await t.call('POST', media.file, { origin: ADMIN_ORIGIN })).headers.get('allow')).toBe(
      'GET, HEAD',
    );
  });
});

describe('files after a crash', () => {
  it('removes old folders without a row and incomplete ones, and keeps the others', async () => {
    const store = mediaStore(join(t.dataDir, 'media'));
    const orphan = '11111111-2222-4333-8444-555555555555';
    await store.put({ tenantGuid: t.world.alpha.guid, guid: orphan, revision: '0'.repeat(12) }, [
      { name: 'x-1.webp', bytes: Buffer.from('x') },
    ]);
    const before = await folders();
    expect(await sweepOrphans(store, t.database.db)).toBe(0);
    expect(await folders()).toEqual(before);
    const eager = { ...store, sweep: () => store.sweep(0) };
    expect(await sweepOrphans(eager, t.database.db)).toBe(1);
    expect(await folders()).toEqual(before.filter((name) => name !== orphan));
  });
});
