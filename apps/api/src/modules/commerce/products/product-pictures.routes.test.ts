import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@org/schema/contract';
import type { Media, Product } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  callImports,
  getImport,
  runImportStep,
  uploadTo,
} from '../../../../test/support/imports.ts';
import { pngFile } from '../../../../test/support/pictures.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
let server: Server;
let at = '';
let png: Uint8Array;
/** Number of requests per path. */
const asked = new Map<string, number>();
let isBroken = false;

beforeAll(async () => {
  png = (await pngFile('red.png')).bytes;
  server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    // The declared content type is wrong on purpose.
    answer.setHeader('content-type', path.endsWith('.html') ? 'image/png' : 'text/html');
    if (path.startsWith('/missing')) answer.writeHead(404).end();
    else if (path.startsWith('/flaky') && times < 3) answer.writeHead(503).end();
    else if (path.startsWith('/slow')) setTimeout(() => answer.end(png), 300);
    else if (path.startsWith('/inside'))
      answer.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else if (path.endsWith('.html') || isBroken) answer.end('<h1>No picture</h1>');
    else answer.end(png);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  at = `http://pictures.example:${port}`;
  t = await testApi(
    { PICTURE_HOSTS: `pictures.example:${port}` },
    { pictures: { resolve: () => Promise.resolve(['127.0.0.1']), pause: 20 } },
  );
  await t.api.jobs.start({ poll: 1 });
});
afterAll(async () => {
  await t.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.clear();
  isBroken = false;
});

const whole = async (sku: string): Promise<Product> => {
  const path = '/api/v1/admin/products/';
  const list = await t.call('GET', `${path}?search=${sku}`, { as: 'admin' });
  const [row] = (list.body.results as { rows: Product[] }).rows;
  return (await t.call('GET', `${path}${row?.id}/`, { as: 'admin' })).body.results as Product;
};
/** Returns the names and types of the images in the library, without the initial one. */
const library = async (): Promise<string[][]> => {
  const { body } = await t.call('GET', '/api/v1/admin/media/', { as: 'admin' });
  return (body.results as { rows: Media[] }).rows
    .filter(({ filename }) => filename !== 'alpha.png')
    .map(({ filename, mime_type }) => [filename, mime_type])
    .sort();
};
const run = async (content: string): Promise<Import> => {
  const { id } = getImport(await uploadTo(t, content, { entity: 'products', name: 'shop.csv' }));
  return runImportStep(t, id, 'start');
};
/** Waits until no picture of an import is pending and returns the import. */
async function untilFetched(id: number): Promise<Import> {
  for (let tries = 0; tries < 300; tries++) {
    const now = getImport(await callImports(t, 'GET', `${id}/`));
    const { pictures } = now;
    if (pictures && pictures.done + pictures.failed === pictures.total) return now;
    await sleep(50);
  }
  throw new Error('Pictures are still awaited');
}
const names = ({ images }: Pick<Product, 'images'>) =>
  images.map(({ file, alt }) => [/\/([a-z]+)-\d+\.webp$/.exec(file)?.[1] ?? file, alt]);

it('downloads pictures in the background, each URL once, to the positions in the file', async () => {
  const done = await run(
    `Name,SKU,Image\nPot one,POT-1,${at}/slow.png ${at}/blue.png;/media/own.webp ${at}/green.jpg\nPot two,POT-2,${at}/blue.png\n`,
  );
  expect(done).toMatchObject({ created: 2, failed: 0 });
  expect((await untilFetched(done.id)).pictures).toEqual({
    total: 3,
    done: 3,
    failed: 0,
    errorFileUrl: null,
  });
  expect(Object.fromEntries(asked)).toEqual({ '/slow.png': 1, '/blue.png': 1, '/green.jpg': 1 });
  const [one, two] = [await whole('POT-1'), await whole('POT-2')];
  expect(
    names(one)
      .map(([name]) => name)
      .filter((name) => name !== '/media/own.webp'),
  ).toEqual(['slow', 'blue', 'green']);
  expect(two.images[0]?.file).toBe(one.images.find(({ file }) => file.includes('blue'))?.file);
  expect(await library()).toEqual([
    ['blue.png', 'image/png'],
    ['green.png', 'image/png'],
    ['slow.png', 'image/png'],
  ]);
  // Pictures that were added after the import are not changes by a user, so everything is undone.
  await runImportStep(t, done.id, 'undo');
  expect(await library()).toEqual([]);
  const list = await t.call('GET', '/api/v1/admin/products/?search=pot', { as: 'admin' });
  expect((list.body.results as { rows: unknown[] }).rows).toEqual([]);
});

it('shows pictures of variants, and keeps the order and alt texts of a Shopify file', async () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image\n';
  const done = await run(
    `${head}vase,Vase,Color,Red,VASE-R,5,${at}/back.png,2,From behind,${at}/red.png\n` +
      `vase,,,Rose,VASE-O,5,${at}/slowfront.png,1,From the front,${at}/red.png\n` +
      `vase,,,Blue,VASE-B,5,,,,${at}/back.png\n`,
  );
  await untilFetched(done.id);
  const vase = await whole('VASE-R');
  expect(names(vase)).toEqual([
    ['slowfront', 'From the front'],
    ['back', 'From behind'],
  ]);
  const shown = vase.variants?.map(({ image }) => /\/([a-z]+)-\d+\.webp$/.exec(image)?.[1]);
  expect(shown).toEqual(['red', 'red', 'back']);
  expect(asked.get('/red.png')).toBe(1);
  // A second import of the same file downloads nothing and adds no duplicates.
  const again = await run(
    `${head}vase,Vase,Color,Red,VASE-R,6,${at}/back.png,2,From behind,${at}/red.png\n`,
  );
  expect(again).toMatchObject({ updated: 1 });
  await untilFetched(again.id);
  expect(names(await whole('VASE-R'))).toEqual(names(vase));
  expect(asked.get('/back.png')).toBe(1);
});

it('restores the earlier pictures when an import is undone', async () => {
  await run('Name,SKU,Image\nJar,JAR-1,/media/jar.webp\n');
  const done = await run(`Name,SKU,Image\nJar,JAR-1,${at}/lid.png\n`);
  await untilFetched(done.id);
  expect(names(await whole('JAR-1'))).toEqual([
    ['/media/jar.webp', ''],
    ['lid', ''],
  ]);
  await runImportStep(t, done.id, 'undo');
  expect(names(await whole('JAR-1'))).toEqual([['/media/jar.webp', '']]);
});

it('reports why each picture failed, and downloads it again on request', async () => {
  isBroken = true;
  const done = await run(
    `Name,SKU,Image\nCup,CUP-1,${at}/missing.png\nCup two,CUP-2,${at}/page.html ${at}/flaky.png\n` +
      `Cup three,CUP-3,${at}/inside.png http://127.0.0.1/x.png ftp://x.example/a.png\n` +
      `Cup four,CUP-4,${at}/inside.png http://[::1]/x.png ${at}/mended.png\n`,
  );
  // An invalid URL is an error of its row.
  expect(done).toMatchObject({ created: 3, failed: 1 });
  const { pictures } = await untilFetched(done.id);
  expect(pictures).toMatchObject({ total: 6, done: 0, failed: 6 });
  expect(asked.get('/flaky.png')).toBe(3);
  const file = await callImports(t, 'GET', `${done.id}/pictures/`);
  const told = file.text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.replaceAll('"', '').replaceAll(at, '').split(','));
  expect(told).toEqual([
    ['2', 'Cup', '/missing.png', 'The server answered 404'],
    ['3', 'Cup two', '/page.html', 'The file is not a JPEG', ' PNG', ' WebP', ' AVIF or SVG image'],
    ['3', 'Cup two', '/flaky.png', 'The file is not a JPEG', ' PNG', ' WebP', ' AVIF or SVG image'],
    ['5', 'Cup four', '/inside.png', 'The server 127.0.0.1 cannot be used'],
    ['5', 'Cup four', 'http://[::1]/x.png', 'The server ::1 cannot be used'],
    [
      '5',
      'Cup four',
      '/mended.png',
      'The file is not a JPEG',
      ' PNG',
      ' WebP',
      ' AVIF or SVG image',
    ],
  ]);
  isBroken = false;
  expect((await callImports(t, 'POST', `${done.id}/fetch/`)).status).toBe(202);
  expect((await untilFetched(done.id)).pictures).toMatchObject({ done: 2, failed: 4 });
  expect(names(await whole('CUP-4'))).toEqual([['mended', '']]);
});

it('respects the storage quota', async () => {
  await t.database.asOwner(
    "insert into app.media (tenant_id, guid, name, revision, filename, mime_type, bytes, width, height, variants) select id, gen_random_uuid(), 'x', '0', 'x.png', 'image/png', 100::bigint * 1024 * 1024 * 1024 * 1024, 1, 1, '[]' from platform.tenants where slug = 'alpha'",
  );
  const done = await run(`Name,SKU,Image\nBowl,BOWL-1,${at}/bowl.png\n`);
  expect((await untilFetched(done.id)).pictures).toMatchObject({ done: 0, failed: 1 });
  const file = await callImports(t, 'GET', `${done.id}/pictures/`);
  expect(file.text).toContain('Not enough storage');
});

it('returns nothing when no picture has failed', async () => {
  const done = await run('Name,SKU\nPlain,PLAIN-1\n');
  expect(done.pictures).toBeNull();
  expect((await callImports(t, 'GET', `${done.id}/pictures/`)).status).toBe(404);
  expect((await callImports(t, 'POST', `${done.id}/fetch/`)).status).toBe(409);
});
