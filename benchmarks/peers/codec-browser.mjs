// Our codec beside lzutf8 in the browser. Bundled by the codec suite, with `window.TREE` set before it runs.
import { decodeContent, encodeContent, packContent } from '@org/content';
import lzutf8 from 'lzutf8';

const tree = window.TREE;
const variants = {
  atrium: [() => encodeContent(tree), (text) => decodeContent(text).value],
  'atrium, by stream': [() => packContent(tree), (text) => decodeContent(text).value],
  lzutf8: [
    () => lzutf8.compress(JSON.stringify(tree), { outputEncoding: 'Base64' }),
    (text) => JSON.parse(lzutf8.decompress(text, { inputEncoding: 'Base64' })),
  ],
};
window.go = async () => {
  const out = {};
  for (const name in variants) out[name] = { encode: [], decode: [], bytes: 0 };
  for (let round = 0; round < 14; round++)
    for (const name in variants) {
      const [encode, decode] = variants[name];
      let start = performance.now(),
        text;
      for (let i = 0; i < 4; i++) text = await encode();
      const encoded = (performance.now() - start) / 4;
      start = performance.now();
      let value;
      for (let i = 0; i < 4; i++) value = decode(text);
      const decoded = (performance.now() - start) / 4;
      if (Object.keys(value).length !== Object.keys(tree).length) throw new Error(name);
      out[name].bytes = text.length;
      if (round > 1) {
        out[name].encode.push(encoded);
        out[name].decode.push(decoded);
      }
    }
  return out;
};
