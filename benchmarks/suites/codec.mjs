// Stored content: our codec beside bare zlib on the server, and beside lzutf8 in the browser.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { makeDocument, toAtrium } from '../document.mjs';
import { fromSource } from '../from-source.mjs';
import { figure, getCpu, median, spread } from '../measure.mjs';

/** Random ids and a wide vocabulary, so that the text compresses like a real page's and not like a pattern. */
function realistic(tree) {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const letters = (length) =>
    Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  const words = Array.from({ length: 1500 }, () => letters(3 + Math.floor(random() * 7)));
  const ids = new Map(
    Object.keys(tree).map((id) => [
      id,
      id === 'ROOT'
        ? id
        : Array.from(
            { length: 10 },
            () =>
              'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'[
                Math.floor(random() * 64)
              ],
          ).join(''),
    ]),
  );
  return Object.fromEntries(
    Object.entries(tree).map(([id, node]) => [
      ids.get(id),
      {
        ...node,
        ...(node.parent ? { parent: ids.get(node.parent) } : {}),
        nodes: node.nodes.map((child) => ids.get(child)),
        props: node.props.text
          ? {
              ...node.props,
              text: Array.from(
                { length: 12 },
                () => words[Math.floor(random() * random() * 1500)],
              ).join(' '),
            }
          : node.props,
      },
    ]),
  );
}

/**
 * Returns lines of the closing table.
 * @param options - folder of the peers, browser
 */
export async function codecSuite({ peers, browser, root }) {
  const raw = realistic(toAtrium(makeDocument(1000).tree));
  const { decodeContent, encodeContent, guarded, printTree } = await fromSource(
    root,
    'suites/codec-parts.ts',
  );
  const tree = guarded(raw);
  const json = printTree(tree);
  const zipped = gzipSync(json, { level: 6 }).toString('base64');
  const cpu = await getCpu({
    'zlib encode': () => gzipSync(JSON.stringify(tree), { level: 6 }).toString('base64'),
    'atrium encode': () => encodeContent(tree),
    'zlib decode': () => JSON.parse(gunzipSync(Buffer.from(zipped, 'base64')).toString()),
    'atrium decode': () => decodeContent(zipped),
  });
  console.log(
    `\nCodec, ${Object.keys(tree).length} nodes, ${json.length} bytes of JSON; CPU ms on the server`,
  );
  console.table(
    Object.fromEntries(Object.entries(cpu).map(([name, values]) => [name, spread(values)])),
  );

  const lzutf8 = createRequire(`${peers}/`).resolve('lzutf8');
  const bundle = await build({
    entryPoints: [join(root, 'peers/codec-browser.mjs')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@org/source'],
    alias: { lzutf8 },
    logLevel: 'error',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: `window.TREE=${JSON.stringify(tree)}` });
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  const web = await page.evaluate(() => window.go());
  await page.close();
  console.log('In Chromium, ms');
  console.table(
    Object.fromEntries(
      Object.entries(web).map(([name, { encode, decode, bytes }]) => [
        name,
        { encode: spread(encode), decode: spread(decode), bytes },
      ]),
    ),
  );
  return [
    figure(
      'Codec: encode on the server, of bare zlib',
      median(cpu['atrium encode']) / median(cpu['zlib encode']),
      1.05,
    ),
    figure(
      'Codec: decode on the server, of bare zlib',
      median(cpu['atrium decode']) / median(cpu['zlib decode']),
      1.05,
    ),
    figure(
      'Codec: encode in the browser, faster than lzutf8',
      median(web.lzutf8.encode) / median(web.atrium.encode),
      2,
      { smaller: false },
    ),
    figure(
      'Codec: encode in the browser by stream, faster than lzutf8',
      median(web.lzutf8.encode) / median(web['atrium, by stream'].encode),
      2,
      { smaller: false },
    ),
    figure('Codec: bytes, of lzutf8', web.atrium.bytes / web.lzutf8.bytes, 0.65),
  ];
}
