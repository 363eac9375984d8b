// Editors in Chromium on an equal document: main-thread CPU time of what an author does all day.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { figure, median, spread } from '../measure.mjs';
import { pressedMouse } from './pressed-mouse.mjs';

const ALL = ['dom', 'craft', 'puck', 'grapes', 'atrium'];
const OURS = new Set(['atrium', 'dom']);

async function bundle({ root, peers, out, names }) {
  for (const name of names) {
    const entry = [`editors/${name}.tsx`, `editors/${name}.mjs`, `peers/${name}.mjs`]
      .map((file) => join(root, file))
      .find(existsSync);
    await build({
      entryPoints: { [name]: entry },
      outdir: join(out, name),
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2023',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
      conditions: ['@org/source'],
      logLevel: 'error',
      // A peer runs on its own installation, and so on one React.
      ...(OURS.has(name)
        ? {}
        : {
            nodePaths: [join(peers, 'node_modules')],
            alias: {
              react: join(peers, 'node_modules/react'),
              'react-dom': join(peers, 'node_modules/react-dom'),
            },
          }),
    });
  }
  for (const [file, entry] of [
    ['blocks', '../packages/blocks/src/styles.css'],
    ['canvas', '../packages/editor-core/src/canvas.css'],
    ['ui', '../packages/ui/src/styles.css'],
    ['editor', '../packages/editor-core/src/styles.css'],
  ])
    await build({
      entryPoints: [join(root, entry)],
      outfile: join(out, `${file}.css`),
      bundle: true,
      minify: true,
      loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
      conditions: ['@org/source'],
      logLevel: 'error',
    });
}

function serve({ out, peers }) {
  const css = {
    puck: join(peers, 'node_modules/@puckeditor/core/dist/index.css'),
    grapes: join(peers, 'node_modules/grapesjs/dist/css/grapes.min.css'),
  };
  const links = {
    puck: ['/peer/puck'],
    grapes: ['/peer/grapes'],
    atrium: ['/ui.css', '/editor.css'],
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    const name = /^\/p\/(\w+)$/.exec(pathname)?.[1];
    const send = (type, body) => response.setHeader('content-type', type).end(body);
    if (name)
      return send(
        'text/html',
        `<!doctype html><meta charset=utf-8><style>body{margin:0}</style>${(links[name] ?? []).map((href) => `<link rel=stylesheet href=${href}>`).join('')}<div id=r></div><script type=module src=/${name}/${name}.js></script>`,
      );
    if (pathname === '/canvas')
      return send(
        'text/html',
        '<!doctype html><meta charset=utf-8><link rel=stylesheet href=/blocks.css><link rel=stylesheet href=/canvas.css><div id=canvas></div>',
      );
    const peer = /^\/peer\/(\w+)$/.exec(pathname)?.[1];
    const file = peer ? css[peer] : join(out, pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    send(file.endsWith('.css') ? 'text/css' : 'text/javascript', readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Scrolls the layers by a line a frame for a second. Runs in the page.
 * @returns frames a second
 */
async function scrollLayers() {
  const list = bench.layers();
  [...document.querySelectorAll('button')]
    .find((button) => button.getAttribute('aria-label') === 'Unfold all')
    ?.click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const frames = 60;
  const start = performance.now();
  for (let i = 0; i < frames; i++) {
    list.scrollTop += 40;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return (frames * 1000) / (performance.now() - start);
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One fresh page: opens, points, selects, changes a text, drags with the real mouse.
 * @returns figure name → value
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
    page.setDefaultTimeout(200_000);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metrics = async () =>
      Object.fromEntries(
        (await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
      );
    const cpu = async (work) => {
      const before = await metrics();
      const result = await work();
      return { ms: ((await metrics()).TaskDuration - before.TaskDuration) * 1000, result };
    };
    const values = {};
    await page.goto(url, { waitUntil: 'commit' });
    values.openWall = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            if (window.bench && bench.els().length >= bench.texts)
              requestAnimationFrame(() =>
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)),
              );
            else if (performance.now() > 180_000) resolve(-1);
            else setTimeout(look, 10);
          };
          look();
        }),
    );
    if (values.openWall < 0)
      throw new Error(`not open after three minutes; ${errors[0] ?? 'no error'}`);
    values.open = (await metrics()).TaskDuration * 1000;
    await wait(1500);
    await page.evaluate(() => void bench.prepare?.());
    await wait(500);
    await cdp.send('HeapProfiler.collectGarbage');
    values.heap = (await metrics()).JSHeapUsedSize / 1e6;

    const over = await Promise.all(
      [0, 1, 2].map((i) => page.evaluate((index) => bench.hover(index), i)),
    );
    const commits = await page.evaluate(() => bench.commits?.());
    values.hover =
      (
        await cpu(async () => {
          for (let i = 0; i < 30; i++) {
            await page.mouse.move(over[i % 3].x + (i % 7), over[i % 3].y);
            await wait(16);
          }
        })
      ).ms / 30;
    if (commits !== undefined)
      values.hoverCommits = (await page.evaluate(() => bench.commits())) - commits;

    values.select =
      (
        await cpu(async () => {
          for (let i = 0; i < 10; i++) {
            await page.evaluate((index) => void bench.select(index), i % 4);
            await wait(60);
          }
        })
      ).ms / 10;
    await page.evaluate(() => void bench.select(2));
    await wait(300);
    values.text =
      (
        await cpu(() =>
          page.evaluate(async () => {
            for (let i = 0; i < 10; i++) {
              const value = `Changed ${i}`;
              bench.setText(2, value);
              while (bench.els()[2].textContent !== value)
                await new Promise((resolve) => requestAnimationFrame(resolve));
              await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
            }
          }),
        )
      ).ms / 10;

    if (await page.evaluate(() => bench.drags)) {
      const [from, to] = [
        await page.evaluate(() => bench.rect(0)),
        await page.evaluate(() => bench.rect(3)),
      ];
      const before = await page.evaluate(() => bench.order());
      const mouse = await pressedMouse(cdp, from);
      for (let i = 1; i <= 4; i++) await mouse.move({ x: from.x + i * 2, y: from.y + i * 2 });
      await wait(350);
      const steps = 30;
      values.dragStep =
        (
          await cpu(async () => {
            for (let i = 1; i <= steps; i++) {
              await mouse.move({
                x: from.x + ((to.x - from.x) * i) / steps + 20,
                y: from.y + ((to.y + 6 - from.y) * i) / steps,
              });
              await wait(16);
            }
          })
        ).ms / steps;
      values.drop = (
        await cpu(async () => {
          await mouse.up();
          await wait(600);
        })
      ).ms;
      values.moved = Number(before !== (await page.evaluate(() => bench.order())));
    }
    if (await page.evaluate(() => bench.undo !== undefined))
      values.undo =
        (
          await cpu(async () => {
            for (const step of ['undo', 'redo', 'undo', 'redo', 'undo']) {
              await page.evaluate((name) => void bench[name](), step);
              await wait(200);
            }
          })
        ).ms / 5;
    if (await page.evaluate(() => bench.layers?.() != null))
      values.layersFps = await page.evaluate(scrollLayers);
    return values;
  } finally {
    await context.close();
  }
}

function keep(values, name, key, value) {
  values[name] ??= {};
  values[name][key] ??= [];
  values[name][key].push(value);
}

/**
 * Returns lines of the closing table, for the peers that ran.
 * @param options - folders, browser, sizes, runs, editors (all, where none is named)
 */
export async function editorSuite({
  root,
  peers,
  browser,
  sizes = [1000, 5000],
  runs = 3,
  editors,
}) {
  const names = editors?.length ? editors : ALL;
  const out = join(peers, 'bundles');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await bundle({ root, peers, out, names });
  const server = await serve({ out, peers });
  const base = `http://127.0.0.1:${server.address().port}`;
  const lines = [];
  // What a change costs at the first size: it should be much the same at any other.
  const flat = {};
  try {
    await visit(browser, `${base}/p/${names[0]}?n=50`);
    for (const size of sizes) {
      const values = {};
      for (let run = 0; run < (size > 2000 ? Math.min(runs, 2) : runs); run++)
        for (const name of names) {
          try {
            for (const [key, value] of Object.entries(
              await visit(browser, `${base}/p/${name}?n=${size}`),
            ))
              keep(values, name, key, value);
          } catch (error) {
            console.log(`${name} at ${size} nodes failed: ${String(error).slice(0, 300)}`);
          }
        }
      console.log(
        `\nEditors, ${size} nodes; CPU ms of the main thread (heap in MB), median (range)`,
      );
      console.table(
        Object.fromEntries(
          Object.entries(values).map(([name, row]) => [
            name,
            Object.fromEntries(Object.entries(row).map(([key, list]) => [key, spread(list, 1)])),
          ]),
        ),
      );
      const of = (name, key) => median(values[name][key]);
      if (values.grapes)
        lines.push(
          figure(
            `Editor at ${size}: open, of GrapesJS`,
            of('atrium', 'open') / of('grapes', 'open'),
            size > 2000 ? 0.33 : 0.5,
          ),
        );
      lines.push(
        figure(`Editor at ${size}: React commits while pointing`, of('atrium', 'hoverCommits'), 0, {
          unit: '',
        }),
      );
      if (values.craft)
        lines.push(
          figure(
            `Editor at ${size}: text change, of Craft.js`,
            of('atrium', 'text') / of('craft', 'text'),
            0.5,
          ),
        );
      if (values.craft)
        lines.push(
          figure(
            `Editor at ${size}: drop, of Craft.js`,
            of('atrium', 'drop') / of('craft', 'drop'),
            0.5,
          ),
        );
      if (values.grapes)
        lines.push(
          figure(
            `Editor at ${size}: heap, of GrapesJS`,
            of('atrium', 'heap') / of('grapes', 'heap'),
            1,
          ),
        );
      lines.push(
        figure(`Editor at ${size}: undo of a drop`, of('atrium', 'undo'), 60, { unit: 'ms' }),
        figure(`Editor at ${size}: layers scroll`, of('atrium', 'layersFps'), 58, {
          unit: 'frames/s',
          smaller: false,
        }),
      );
      for (const what of ['text', 'select', 'undo'])
        if (flat[what])
          lines.push(
            figure(
              `Editor: ${what} at ${size}, of the same at ${flat.size}`,
              of('atrium', what) / flat[what],
              1.5,
            ),
          );
      flat.size ??= size;
      for (const what of ['text', 'select', 'undo']) flat[what] ??= of('atrium', what);
      lines.push(
        figure(`Editor at ${size}: one drag step`, of('atrium', 'dragStep'), 2, { unit: 'ms' }),
      );
      lines.push(
        figure(`Editor at ${size}: the drag really moved the block`, of('atrium', 'moved'), 1, {
          unit: '',
          smaller: false,
        }),
      );
    }
  } finally {
    server.close();
  }
  return lines;
}
