import { chromium } from '@playwright/test';
const B = 'http://localhost:3140', S = 'http://demo.localhost:3140';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const only = process.argv[2];
for (const [w, theme] of [[1440, 'light'], [1440, 'dark'], [768, 'light'], [390, 'light'], [390, 'dark']]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('response', (r) => { if (r.status() >= 400) console.log(w, theme, r.status(), r.url()); });
  page.on('pageerror', (e) => console.log('ERR', w, e.message));
  const shot = async (name, full = true) => {
    await page.waitForTimeout(900);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('OVERFLOW', name, w, over);
    await page.screenshot({ path: `/tmp/lead/px/${name}-${w}-${theme}.png`, fullPage: full });
  };
  try {
    if (only !== 'admin') {
      await page.goto(`${S}/store`); await shot('store');
      await page.goto(`${S}/store?search=terracota`); await shot('meant');
      await page.goto(`${S}/store/product/terracotta-pot`); await shot('product');
      await page.goto(`${S}/store`);
      await page.getByRole('button', { name: /Add To Cart/ }).first().click(); await page.waitForTimeout(700);
      await page.goto(`${S}/cart`); await shot('cart');
      await page.goto(`${S}/checkout`); await shot('checkout');
    }
    if (only !== 'site') {
      await page.goto(`${B}/login`); await page.getByLabel('Email').fill('admin@atrium.test'); await page.getByLabel('Password', { exact: true }).fill('atrium-demo'); await page.getByRole('button', { name: 'Sign in' }).click(); await page.waitForURL(/admin/);
      for (const [name, path] of [['orders', 'web-orders'], ['inventory', 'inventory'], ['products', 'inventory/products'], ['grid', 'inventory/grid'], ['coupons', 'coupons'], ['shopset', 'setting/shop'], ['locations', 'inventory/locations']]) {
        await page.goto(`${B}/admin/${path}`); await page.waitForTimeout(1200); await shot(name, false);
      }
    }
  } catch (e) { console.log('FAIL', w, theme, e.message.slice(0, 300)); }
  await ctx.close();
}
await browser.close();
