import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { beSignedIn, createPage, drag, freshSlug, getTree, siteText } from './admin.ts';
import { expect, test } from './journey.ts';

const CRC = Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crc >>> 8) ^ (CRC[(crc ^ byte) & 255] ?? 0);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A PNG file of a soft picture with grain. */
function png(width: number, height: number, tint = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++)
        rows[y * (1 + width * 3) + 1 + x * 3 + c] =
          120 +
          tint * (c + 1) +
          80 * Math.sin(x / 40 + c) * Math.cos(y / 31) +
          (Math.imul(y * width + x, 2654435761) >>> 27);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pngFile = (name: string, width = 800, height = 400, tint = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: png(width, height, tint),
});

const tiles = (scope: Page | Locator): Locator => scope.locator('[data-tile]');
const tile = (scope: Page | Locator, name: string): Locator =>
  scope.getByTitle(name, { exact: true });

/** Drops files from outside the browser. */
async function dropFiles(
  page: Page,
  target: Locator,
  ...files: ReturnType<typeof pngFile>[]
): Promise<void> {
  const data = await page.evaluateHandle(
    (sent) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of sent)
        transfer.items.add(
          new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name, { type }),
        );
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      type: mimeType,
      text: buffer.toString('base64'),
    })),
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: data });
}

async function openLibrary(page: Page, search = ''): Promise<void> {
  await beSignedIn(page);
  await page.goto(`/admin/media${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
}

/** Makes a folder and opens it. */
async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: 'Folders' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('navigation', { name: 'Folder path' })).toContainText(name);
}

test('MEDIA-002 the library: folders, several uploads, a failure with its reason, moving, and deleting what is empty', async ({
  page,
}) => {
  const folder = freshSlug('folder');
  await openLibrary(page);
  await makeFolder(page, folder);
  await expect(page.getByText('This folder is empty')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await (await chooser).setFiles([
    pngFile('first.png'),
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') },
    pngFile('second.png'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('2 images could not be uploaded');
  await expect(uploads).toContainText('broken.png: is not a JPEG, PNG, WebP, AVIF or SVG image');
  await expect(uploads).toContainText('Choose a JPEG, PNG, WebP, AVIF or SVG image.');
  await uploads.getByRole('button', { name: 'Close uploads' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await dropFiles(page, page.locator('.ad-drop'), pngFile('dropped.png'));
  await expect(tiles(page)).toHaveCount(3);

  // The server is out of reach for a moment: the file is not lost.
  await page.route('**/api/v1/admin/media/?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dropFiles(page, page.locator('.ad-drop'), pngFile('late.png'));
  const retry = uploads.getByRole('button', { name: 'Try late.png again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/v1/admin/media/?*');
  await retry.click();
  await expect(tiles(page)).toHaveCount(4);

  // By the keyboard: along the grid, two selected.
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Name, A to Z');
  await expect(tiles(page).first()).toHaveAttribute('title', 'dropped.png');
  await tiles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 images moved')).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);

  // A folder that is not empty stays.
  await page
    .getByRole('navigation', { name: 'Folder path' })
    .getByRole('button', { name: 'Media' })
    .click();
  const actions = page.getByRole('button', { name: `Actions for ${folder}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await expect(page.getByText(`“${folder}” is not empty`)).toBeVisible();
  await page
    .getByRole('list', { name: 'Folders' })
    .getByRole('button', { name: new RegExp(`^${folder}`) })
    .click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select late.png' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Select second.png' }).check({ force: true });
  await bar.getByRole('button', { name: 'Delete 2 images' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 images' }).click();
  await expect(page.getByText('2 images deleted')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Folder path' })
    .getByRole('button', { name: 'Media' })
    .click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${folder} old`);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: `Actions for ${folder} old` }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click();
  await expect(page.getByText('Folder deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${folder} old` })).toHaveCount(0);
});

test('an image is described, cropped, focused and replaced, and the site shows each change without a script', async ({
  page,
}) => {
  const slug = freshSlug('shown');
  await openLibrary(page);
  const sent = await page.request.post('/api/v1/admin/media/', {
    multipart: { 'files[]': pngFile(`${slug}.png`) },
    headers: { origin: new URL(page.url()).origin },
  });
  const { media } = (await sent.json()) as { media: { id: number; file: string }[] };
  const [{ id, file } = { id: 0, file: '' }] = media;
  const tree = getTree({
    picture001: {
      type: 'Image',
      props: { src: file, altText: 'Waves', naturalWidth: 800, naturalHeight: 400 },
    },
  });
  await createPage(page, slug, { tree, status: 'published' });
  const shown = async (): Promise<string> => {
    const html = await siteText(page, slug);
    expect(html.replace(/<script type="module" src="\/_org\/behaviours[^>]*>/, '')).not.toContain(
      '<script',
    );
    // The logo in the header is an image too.
    return html.slice(html.indexOf('<main'));
  };
  const revision = async (): Promise<string> =>
    /\.webp\?v=([0-9a-f]{12})/.exec(await shown())?.[1] ?? '';
  const first = await revision();
  expect(first).not.toBe('');
  expect(await shown()).toContain(' 640w, ');

  await page.goto(`/admin/media?search=${slug}`);
  await tile(page, `${slug}.png`).click();
  const details = page.getByRole('dialog', { name: 'Image details' });
  await expect(details.getByRole('link', { name: slug })).toBeVisible();
  await details.getByLabel('Alternative text').fill('Waves at night');
  await details.getByRole('slider', { name: 'Focal point' }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowLeft');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Image saved')).toBeVisible();
  expect(await shown()).toContain('--org-image-focus:20% 50%');

  // The right half, by the mouse.
  await details.getByRole('button', { name: 'Crop' }).click();
  const frame = details.locator('.ad-crop-frame');
  await expect(frame).toBeFocused();
  await drag(page, details.locator('[data-grip="w"]'), details.locator('.ad-crop-area'));
  await expect(details.getByRole('status')).toHaveText(/^(39|40)\d × 400 px$/);
  await page.keyboard.press('ArrowLeft');
  await details.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByText('Image cropped')).toBeVisible();
  await expect(details).toContainText('This image is cropped. You can restore the original');
  const second = await revision();
  expect(second).not.toBe(first);

  const chooser = page.waitForEvent('filechooser');
  await details.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles(pngFile('other.png', 1000, 500, 20));
  await expect(page.getByText('Image replaced everywhere it is used')).toBeVisible({
    timeout: 30_000,
  });
  const third = await revision();
  expect([first, second]).not.toContain(third);
  expect(await shown()).toContain(' 1000w');
  await expect(details.getByLabel('File name')).toHaveValue(`${slug}.png`);
  await expect(details.getByLabel('Alternative text')).toHaveValue('Waves at night');

  // The address that the page holds shows the new picture, as AVIF to who takes it, and may be kept.
  const answer = await page.request.get(`${file}?v=${third}`, {
    headers: { accept: 'image/avif,*/*' },
  });
  expect([answer.status(), answer.headers()['content-type'], answer.headers().vary]).toEqual([
    200,
    'image/avif',
    'Accept',
  ]);

  await details.getByRole('button', { name: 'Delete image' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toBeVisible();
  // Escape only closes the question.
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await details.getByRole('button', { name: 'Delete image' }).click();
  await question.getByRole('button', { name: 'Delete image' }).click();
  const inUse = page.getByRole('dialog', { name: 'Still in use' });
  await expect(inUse).toContainText(slug);
  await inUse.getByRole('button', { name: 'Keep' }).click();
  expect((await page.request.get(`/api/v1/admin/media/${id}/`)).status()).toBe(200);
  await details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Unused').click();
  await expect(page.getByText('No image matches')).toBeVisible();
});

test('MEDIA-001 the picker is used by keyboard, shows details in place, and inserts a dropped file', async ({
  page,
}) => {
  const slug = freshSlug('picker');
  await beSignedIn(page);
  await page.goto(`/admin/pages/${await createPage(page, slug)}`);
  const field = page.getByRole('group', { name: 'Image', exact: true });
  const open = async (): Promise<Locator> => {
    await field.getByRole('button', { name: 'Choose' }).click();
    const library = page.getByRole('dialog', { name: 'Choose an image' });
    await expect.poll(() => tiles(library).count()).toBeGreaterThan(2);
    return library;
  };

  const library = await open();
  await tiles(library).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tiles(library).nth(1)).toBeFocused();
  const name = (await tiles(library).nth(1).getAttribute('title')) ?? '';

  await page.keyboard.press('Tab');
  await expect(library.getByRole('button', { name: `Details of ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Image details' });
  await expect(details.getByLabel('File name')).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(library.getByRole('button', { name: `Details of ${name}` })).toBeFocused();
  await tiles(library).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(library).toHaveCount(0);
  const picked = await field.locator('img').getAttribute('src');
  expect(picked).toMatch(/^\/media\//);

  await dropFiles(page, (await open()).locator('.ad-drop'), pngFile(`${slug}.png`, 60, 40));
  await expect(library).toHaveCount(0);
  await expect(field.locator('img')).toHaveAttribute('src', new RegExp(`/${slug}-60\\.webp$`));
});
