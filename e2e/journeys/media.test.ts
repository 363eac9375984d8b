import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { beSignedIn, freshSlug } from './admin.ts';
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
