// The reference page from stored text to HTML: Atrium, plain React, and the renderers of Puck and Craft.js with the same views.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fromSource } from '../from-source.mjs';
import { figure, getCpu, median, spread } from '../measure.mjs';
import { wordpress } from './wordpress.mjs';

const FLOOR = 'React floor, renderToString of the same views';
const OURS = 'Atrium, text seen for the first time';
const AGAIN = 'Atrium, text seen before';
const ALIKE = 'Atrium, from JSON that needs no guard';

/** The peers on their own installation, and so on one React. */
async function getPeers(root, peers) {
  const outfile = join(root, 'node_modules/.peers-render.mjs');
  await build({
    entryPoints: [join(root, 'peers/render.mjs')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['@org/source'],
    nodePaths: [join(peers, 'node_modules')],
    alias: {
      react: join(peers, 'node_modules/react'),
      'react-dom': join(peers, 'node_modules/react-dom'),
    },
    // What is written for CommonJS asks for parts of Node by `require`.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return (await import(pathToFileURL(outfile).href)).peers;
}

/** Returns the text of a page without its markup. */
const getWords = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns lines of the closing table. */
export async function renderSuite({ root, peers }) {
  const parts = await fromSource(root, 'suites/page-parts.ts');
  const { stored, render, json, renderJson } = parts.reference();
  const texts = Array.from({ length: 200 }, () => parts.reference().stored);
  const remembered = parts.remember();
  const fresh = Buffer.from(stored);
  let turn = 0;
  const variants = {
    ...(await getPeers(root, peers)),
    [ALIKE]: () => renderJson(json).html,
    [OURS]: () => render(texts[turn++ % texts.length]).html,
    [AGAIN]: () => render(fresh.toString('latin1'), remembered).html,
  };
  const words = getWords(variants[FLOOR]());
  for (const [name, variant] of Object.entries(variants))
    if (getWords(variant()) !== words) throw new Error(`${name} renders another page`);

  const cpu = await getCpu(variants);
  const { readyPage } = await fromSource(root, 'suites/render-parts.ts');
  const press = await wordpress({ root, peers }, readyPage(), 'A page of everyday size');
  if (press) cpu[press.name] = press.values;
  const of = (name) => median(cpu[name]);
  console.log(
    `\nServer render of ${parts.blocks} blocks, ${variants[FLOOR]().length} bytes: CPU ms of a page, median (range)`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(cpu).map(([name, values]) => [
        name,
        {
          'CPU ms': spread(values, 3),
          'of the floor': (of(name) / of(FLOOR)).toFixed(2),
          'pages per CPU second': Math.round(1000 / of(name)),
        },
      ]),
    ),
  );
  // The same work as the others do; all that a page takes which is new to the server; and a page that it has shown before.
  const ways = [
    [ALIKE, 'the same work'],
    [OURS, 'unpacked and guarded first'],
    [AGAIN, 'seen before'],
  ];
  const times = (what, name, target) =>
    ways.map(([ours, how]) =>
      figure(`Render: pages per CPU second, of ${what}, ${how}`, of(name) / of(ours), target, {
        smaller: false,
      }),
    );
  return [
    ...ways.map(([ours, how]) =>
      figure(`Render: of the React floor, ${how}`, of(ours) / of(FLOOR), 1.25),
    ),
    ...times('Puck', 'Puck <Render>', 7),
    ...times('Craft.js', 'Craft.js, enabled={false}', 30),
    ...(press ? times('WordPress', press.name, 100) : []),
  ];
}
