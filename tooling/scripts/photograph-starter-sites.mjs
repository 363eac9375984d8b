// Takes the screenshots of starter sites that the admin offers them with, from a server with the demo:
// `pnpm photograph 3000`, with the server's port.
import { readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_ARGS, chromiumPath } from '../config/chromium.ts';

const ROOT = new URL('../../', import.meta.url);
const FOLDER = new URL('apps/admin/src/features/pages/start-site/pictures/', ROOT);
const [port = '3000'] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: chromiumPath() ?? '',
  args: [...CHROMIUM_ARGS],
});
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
for (const site of readdirSync(new URL('packages/starter-kits/kits/', ROOT))) {
  await page.goto(`http://${site}.localhost:${port}/`, { waitUntil: 'load' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Pictures further down load when they come into view.
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(80);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const whole = await page.screenshot({ fullPage: true });
  await sharp(whole)
    .extract({ left: 0, top: 0, width: 1440, height: 1080 })
    .resize({ width: 720 })
    .webp({ quality: 78, effort: 6 })
    .toFile(new URL(`${site}.webp`, FOLDER).pathname);
  const saved = await sharp(whole)
    .resize({ width: 960 })
    .webp({ quality: 66, effort: 6 })
    .toFile(new URL(`${site}-whole.webp`, FOLDER).pathname);
  process.stdout.write(`${site}: 960 by ${saved.height}\n`);
}
await browser.close();
