// A public page of 60 blocks: from stored text to HTML beside the same markup as plain JSX, and a cached page beside Hono answering it from memory.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fromSource } from '../from-source.mjs';
import { figure, getCpu, median, spread } from '../measure.mjs';

/** An element tree without functions, as JSON: what plain JSX of the page would be. */
function toPlain(node) {
  if (Array.isArray(node)) return node.flatMap((child) => toPlain(child) ?? []);
  if (node === null || node === undefined || typeof node === 'boolean') return undefined;
  if (typeof node !== 'object') return String(node);
  const { type, props } = node;
  if (typeof type === 'function') return toPlain(type(props));
  const { children, ...rest } = props;
  const inner = [toPlain(children)].flat().filter((child) => child !== undefined);
  return typeof type === 'symbol' ? inner : { type, props: rest, children: inner };
}

const fromPlain = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node.type, node.props, ...node.children.map(fromPlain));

/** CPU ms of one request to a server process that is driven over HTTP. */
async function cpuPerRequest(url, pid, headers) {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const drive = (duration) => autocannon({ url, connections: 16, duration, headers });
  await drive(1);
  const before = ticks();
  const result = await drive(3);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} other answers, ${result.errors} errors`);
  return (ticks() - before) / result.requests.total;
}

/** Body of an answer of 200. The address is loopback's own, since not every machine finds names below localhost. */
function read(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    }).on('error', reject);
  });
}

/** Starts a server and waits for its first answer. */
async function start(command, args, { env, url, headers }) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let i = 0; i < 300; i++) {
    const body = await read(url, headers).catch(() => undefined);
    if (body) return { child, body };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer`);
}

async function cachedPage(root) {
  const server = join(root, '../apps/api/dist/all-in-one.js');
  if (!existsSync(server)) throw new Error('Build first: pnpm build');
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  // As root, the database runs under its own account, which must be able to reach its files.
  chmodSync(data, 0o755);
  const ours = await start(process.execPath, [server], {
    env: { PORT: '4310', DATA_DIR: data, SEED: 'demo', NODE_ENV: 'development', HOST: '127.0.0.1' },
    url: 'http://127.0.0.1:4310/',
    headers: { host: 'demo.localhost:4310' },
  });
  const floor = await start(process.execPath, [join(root, 'suites/memory-server.mjs')], {
    env: { PORT: '4311', BODY: ours.body.toString('base64'), NODE_ENV: 'production' },
    url: 'http://127.0.0.1:4311/',
    headers: {},
  });
  try {
    const values = { 'from memory': [], 'cached page': [] };
    for (let round = 0; round < 5; round++) {
      values['from memory'].push(
        await cpuPerRequest('http://127.0.0.1:4311/', floor.child.pid, {}),
      );
      values['cached page'].push(
        await cpuPerRequest('http://127.0.0.1:4310/', ours.child.pid, {
          host: 'demo.localhost:4310',
        }),
      );
    }
    return { values, bytes: ours.body.length };
  } finally {
    floor.child.kill();
    ours.child.kill();
    await new Promise((resolve) => ours.child.on('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}

/** Returns lines of the closing table. */
export async function pageSuite({ root }) {
  const parts = await fromSource(root, 'suites/page-parts.ts');
  const { stored, elements, render } = parts.reference();
  const plain = JSON.stringify(toPlain(elements)[0] ?? toPlain(elements));
  const jsx = () => renderToString(fromPlain(JSON.parse(plain)));
  // Every page of a site has its own ids, so that no two texts are equal.
  const texts = Array.from({ length: 200 }, () => parts.reference().stored);
  let turn = 0;
  const remembered = parts.remember();
  // A database hands out a new string each time, whatever it holds.
  const fresh = Buffer.from(stored);
  const cpu = await getCpu({
    'plain JSX, renderToString': jsx,
    'Atrium, text seen for the first time': () => render(texts[turn++ % texts.length]),
    'Atrium, text seen before': () => render(fresh.toString('latin1'), remembered),
  });
  const document = render(stored);
  const weight = gzipSync(`${document.html}${document.css}${parts.styles()}`, { level: 6 }).length;
  console.log(
    `\nPage of ${parts.blocks} blocks, ${document.html.length} bytes; CPU ms on the server`,
  );
  console.table(
    Object.fromEntries(Object.entries(cpu).map(([name, values]) => [name, spread(values, 3)])),
  );
  const of = (name) => median(cpu[name]) / median(cpu['plain JSX, renderToString']);
  const cached = await cachedPage(root);
  console.log(`Cached page over HTTP, ${cached.bytes} bytes; CPU ms of a request`);
  console.table(
    Object.fromEntries(
      Object.entries(cached.values).map(([name, values]) => [name, spread(values, 4)]),
    ),
  );
  return [
    figure(
      'Page: render from stored text seen for the first time, of plain JSX',
      of('Atrium, text seen for the first time'),
      1.25,
    ),
    figure(
      'Page: render from stored text seen before, of plain JSX',
      of('Atrium, text seen before'),
      1.25,
    ),
    figure(
      'Page: cached, of Hono from memory',
      median(cached.values['cached page']) / median(cached.values['from memory']),
      1.2,
    ),
    figure('Page: HTML and CSS, gzip', weight / 1000, 40, { unit: 'KB' }),
    figure(
      'Page: JavaScript of a static page',
      [...document.html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)/g)].length,
      0,
      { unit: 'scripts' },
    ),
  ];
}
