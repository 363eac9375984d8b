import { deflateRawSync, deflateSync, gzipSync, inflateSync } from 'node:zlib';
import type { BuilderTree } from '@org/schema/entities';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTree } from '../blocks/create-tree.ts';
import { countingIds, testRegistry } from '../testing/test-registry.ts';
import * as browser from './codec.ts';
import * as node from './node-codec.ts';

const tree = createTree(
  {
    type: 'Wrapper',
    children: [
      {
        type: 'Section',
        children: [
          { type: 'Column', children: [{ type: 'Text', props: { text: 'Grüße, 世界 🌍' } }] },
        ],
      },
    ],
  },
  testRegistry,
  countingIds(),
);
const json = JSON.stringify(tree);
const codecs = { browser, node };

describe.each(Object.entries(codecs))('%s codec', (_name, codec) => {
  it('CONTENT-001 decodes a stored tree to an equal tree', () => {
    expect(codec.decodeContent(codec.encodeContent(tree))).toEqual({ ok: true, value: tree });
  });

  it('CONTENT-001 writes zlib over UTF-8 JSON, deterministically', () => {
    const text = codec.encodeContent(tree);
    expect(codec.encodeContent(structuredClone(tree))).toBe(text);
    expect(JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8'))).toEqual(tree);
  });

  it.each([
    ['gzip', gzipSync(json)],
    ['zlib', deflateSync(json)],
    ['raw deflate', deflateRawSync(json)],
  ])('CONTENT-001 reads %s', (_format, bytes) => {
    expect(codec.decodeContent(bytes.toString('base64'))).toEqual({ ok: true, value: tree });
  });

  it.each([
    ['no base64', 'not base64!'],
    [
      'base64 of other bytes',
      Buffer.from('hello, these bytes are not compressed').toString('base64'),
    ],
    ['cut short', gzipSync(json).subarray(0, 60).toString('base64')],
    ['compressed text that is no JSON', gzipSync('{"ROOT":').toString('base64')],
    ['bytes without a length of four', 'abc'],
  ])('rejects %s', (_what, text) => {
    expect(codec.decodeContent(text)).toMatchObject({ ok: false, code: 'content_invalid' });
  });

  it('rejects text over 1 MB before decoding it', () => {
    expect(codec.decodeContent('A'.repeat(1_000_004))).toMatchObject({
      ok: false,
      code: 'content_too_large',
    });
  });

  it('stops at 8 MB unpacked, in every compression', () => {
    const bomb = Buffer.alloc(64_000_000, 32);
    for (const bytes of [gzipSync(bomb), deflateSync(bomb), deflateRawSync(bomb)])
      expect(codec.decodeContent(bytes.toString('base64'))).toMatchObject({
        ok: false,
        code: 'content_too_large',
      });
  });
});

describe('packContent', () => {
  it('CONTENT-001 packs the same tree by a stream, readable by either codec', async () => {
    const packed = await browser.packContent(tree);
    expect(JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString('utf8'))).toEqual(tree);
    expect(browser.decodeContent(packed)).toEqual({ ok: true, value: tree });
    expect(node.decodeContent(packed)).toEqual({ ok: true, value: tree });
  });

  it('packs like encodeContent when there is no such stream', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await browser.packContent(tree)).toBe(browser.encodeContent(tree));
  });
});

it('reads in one codec what the other wrote', () => {
  expect(node.decodeContent(browser.encodeContent(tree))).toEqual(
    browser.decodeContent(node.encodeContent(tree)),
  );
});

it('writes nodes in document order and fields in the stored order, for any order of the tree', () => {
  const shuffled: BuilderTree = Object.fromEntries(
    Object.entries(tree)
      .reverse()
      .map(([id, { type, ...rest }]) => [id, { ...rest, type }]),
  );
  expect(node.encodeContent(shuffled)).toBe(node.encodeContent(tree));
});

it.each([
  ['gzip', gzipSync(json)],
  ['raw deflate', deflateRawSync(json)],
])('CONTENT-001 converts %s to zlib', (_format, bytes) => {
  const converted = node.toZlibContent(bytes.toString('base64'));
  expect(inflateSync(Buffer.from(converted, 'base64')).toString('utf8')).toBe(json);
});

it('leaves zlib and unreadable content unchanged', () => {
  for (const text of [node.encodeContent(tree), 'not base64!', ''])
    expect(node.toZlibContent(text)).toBe(text);
});
