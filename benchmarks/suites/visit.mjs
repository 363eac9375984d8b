// What a visitor waits for on the home pages of the starter sites, and in the shop of the demo, on a processor four times as slow: largest paint, shifts of the layout, time in which the page does not answer, and in the shop how much script it is.
import { startProduct } from '../built-product.mjs';
import { figure, median, spread } from '../measure.mjs';

/** Sites with paths, each with what it is called. */
const PAGES = [
  ['bistro', '/', 'bistro'],
  ['garage', '/', 'garage'],
  ['studio', '/', 'studio'],
  ['demo', '/store', 'list of a shop'],
  ['demo', '/store/product/bonsai-tray', 'product of a shop'],
];
const PORT = 4311;
const SLOWER = 4;
/** Goals: ms, share of the window, ms, kilobytes as they are sent. */
const GOALS = { lcp: 1200, cls: 0.02, tbt: 50, script: 75 };

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Watches a page from its first moment. Runs in the page. */
function watch() {
  const seen = { lcp: 0, cls: 0, fcp: 0, tasks: [], element: '' };
  window.__seen = seen;
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = `${entry.element?.tagName ?? ''}.${entry.element?.className ?? ''}`;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('longtask', (entry) => {
    seen.tasks.push({ from: entry.startTime, to: entry.startTime + entry.duration });
  });
}

/**
 * Total blocking time, as the web's measure is defined: of each long task what is beyond its first 50 ms and after the first
 * contentful paint. Before that nobody has anything to press.
 * @param options - what was seen
 * @returns ms
 */
const blocked = ({ fcp, tasks }) =>
  tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from + 50, fcp)), 0);

/**
 * Makes one first visit in a new window.
 * @returns ms, share, ms, kilobytes, largest painted element
 */
async function visit(browser, address, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'load' });
  await sleep(1500);
  const seen = await page.evaluate(() => window.__seen);
  // Down to the foot and back: what comes into view must not push what is read.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const cls = await page.evaluate(() => window.__seen.cls);
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  );
  await context.close();
  return { ...seen, cls, script, tbt: blocked(seen) };
}

/**
 * Runs the suite.
 * @returns lines of the closing table
 */
export async function visitSuite({ root, browser, runs }) {
  const product = await startProduct(root, PORT);
  const lines = [];
  try {
    for (const [site, path, called] of PAGES) {
      const address = `http://${site}.localhost:${PORT}${path}`;
      for (let tries = 0; ; tries++) {
        const page = await browser.newPage();
        const answer = await page.goto(address).catch(() => null);
        await page.close();
        if (answer?.ok()) break;
        if (tries > 120) throw new Error(`${called} does not come up`);
        await sleep(1000);
      }
      for (const [device, viewport] of [
        ['desktop', { width: 1440, height: 900 }],
        ['mobile', { width: 390, height: 844 }],
      ]) {
        // The first visit fills the cache of the server, as it does for every visitor after the first.
        await visit(browser, address, viewport);
        const seen = [];
        for (let run = 0; run < Math.max(3, runs); run++)
          seen.push(await visit(browser, address, viewport));
        const of = (name) => seen.map((one) => one[name]);
        console.log(
          `${called}, ${device}: largest paint ${spread(of('lcp'), 0)} ms (${seen[0].element}), shifts ${spread(of('cls'), 4)}, blocked ${spread(of('tbt'), 0)} ms, scripts ${spread(of('script'), 1)} kB`,
        );
        const name = `${called}, ${device}, processor ${SLOWER} × slower`;
        lines.push(
          figure(`Largest paint: ${name}`, median(of('lcp')), GOALS.lcp, { unit: 'ms' }),
          figure(`Shifts of the layout: ${name}`, median(of('cls')), GOALS.cls, { unit: '' }),
          figure(`Time blocked: ${name}`, median(of('tbt')), GOALS.tbt, { unit: 'ms' }),
        );
        if (path !== '/')
          lines.push(
            figure(`Scripts: ${called}, ${device}`, median(of('script')), GOALS.script, {
              unit: 'kB',
            }),
          );
      }
    }
  } finally {
    await product.stop();
  }
  return lines;
}
