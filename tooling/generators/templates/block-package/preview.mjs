// `npm run preview`: shows every block with its examples in a browser, and again after each change. PORT is 4000 by default.
import { mkdirSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { blockAssets } from './block-assets.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
// Below node_modules, from where the bundle finds the installed packages.
const bundle = join(folder, 'node_modules/.preview/blocks.mjs');
const port = Number(process.env.PORT ?? 4000);

const ENTRY = `
export { exampleDocument } from '@org/blocks/preview';
export { styles } from './src/css.ts';
export { definitions } from './src/definitions.ts';
export { examples } from './src/examples.ts';
export { scripts } from './src/server.ts';
export { views } from './src/views.ts';
`;

const INDEX_CSS = `
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #f3f4f6; }
h2 { margin: 32px 0 8px; }
h3 { margin: 16px 0 4px; font-size: 14px; font-weight: 500; }
h3 a { color: inherit; }
iframe { display: block; inline-size: 100%; block-size: 0; border: 0; background: #fff; }
body:has(option[value="390"]:checked) iframe { inline-size: 390px; }
body:has(option[value="768"]:checked) iframe { inline-size: 768px; }
`;

const INDEX_SCRIPT = `
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => {
    const { body } = frame.contentDocument;
    frame.style.blockSize = body.scrollHeight + 'px';
  };
  frame.addEventListener('load', () => {
    fit();
    new ResizeObserver(fit).observe(frame.contentDocument.body);
  });
  frame.src = frame.dataset.src;
}
new EventSource('/changes').onmessage = () => location.reload();
`;

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Bundles and imports the blocks as they are now.
 * @throws with the messages of esbuild
 */
async function bundleBlocks() {
  await build({
    stdin: { contents: ENTRY, resolveDir: folder },
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [blockAssets()],
  });
  // The query makes Node load the file again.
  return import(`${pathToFileURL(bundle)}?${Date.now()}`);
}

let blocks;

/** Returns the blocks, bundled once after each change: a page requests all of its examples at the same time. */
function loadBlocks() {
  blocks ??= bundleBlocks();
  return blocks;
}

/** Returns the page with all blocks. */
function indexPage({ definitions, examples }) {
  const sections = definitions.map(({ type, label }) => {
    const frames = Object.keys(examples[type] ?? {}).map(
      (name) =>
        `<h3><a href="/${type}/${name}">${name}</a></h3><iframe title="${type}, ${name}" data-src="/${type}/${name}"></iframe>`,
    );
    return `<h2>${escapeHtml(label)}</h2>${frames.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview of blocks</title><link rel="icon" href="data:,"><style>${INDEX_CSS}</style></head><body><h1>Blocks</h1><label>Width <select><option value="">Full</option><option value="768">768 px</option><option value="390">390 px</option></select></label>${sections.join('')}<script type="module">${INDEX_SCRIPT}</script></body></html>`;
}

/** Returns the page at a path; undefined when there is none. */
async function pageAt(path) {
  const loaded = await loadBlocks();
  if (path === '/') return indexPage(loaded);
  const [, type = '', name = ''] = path.split('/');
  const example = Object.hasOwn(loaded.examples, type) && loaded.examples[type][name];
  return example ? loaded.exampleDocument(type, example, loaded) : undefined;
}

const listeners = new Set();
watch(join(folder, 'src'), { recursive: true }, () => {
  blocks = undefined;
  for (const listener of listeners) listener.write('data: changed\n\n');
});

mkdirSync(join(bundle, '..'), { recursive: true });
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/changes') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return;
  }
  try {
    const page = await pageAt(pathname);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'There is no such example.');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<pre>${escapeHtml(message)}</pre><script type="module">new EventSource('/changes').onmessage = () => location.reload();</script>`,
    );
  }
});
server.on('error', (error) => {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one, such as PORT=${port + 1}.\n`
      : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () =>
  process.stdout.write(`Preview  http://localhost:${port}/\n`),
);
