import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { storedRedirect, storedResponse } from './stored-response.ts';

const TEXT = 'A page with enough words to be worth packing. '.repeat(60);
const ask = (acceptEncoding = '', ifNoneMatch = '', url = 'https://kiln.test/') => ({
  acceptEncoding,
  ifNoneMatch,
  url,
});

describe('storedResponse', () => {
  it('answers in the encoding that the client reads best', async () => {
    const page = storedResponse(TEXT, 200, { 'content-type': 'text/html' });
    const answers = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity', ''].map(async (accept) => {
        const answer = page.answer(ask(accept), false);
        return {
          encoding: answer.headers.get('content-encoding'),
          bytes: Buffer.from(await answer.arrayBuffer()),
        };
      }),
    );
    expect(answers.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', 'gzip', null, null]);
    expect(
      answers.map(({ encoding, bytes }) =>
        (encoding === 'br'
          ? brotliDecompressSync(bytes)
          : encoding === 'gzip'
            ? gunzipSync(bytes)
            : bytes
        ).toString(),
      ),
    ).toEqual(Array(5).fill(TEXT));
  });

  it('packs a large page while it sends it', async () => {
    const large = TEXT.repeat(400);
    const page = storedResponse(large, 200, { 'content-type': 'text/html' });
    for (const [accept, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = page.answer(ask(accept), false);
      expect(answer.headers.get('content-length')).toBeNull();
      expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(large);
    }
    expect(await page.answer(ask('br'), true).text()).toBe('');
  });

  it('says 304 to a client that has it, whatever way it says so', () => {
    const page = storedResponse(TEXT, 200, {
      'content-type': 'text/html',
      'cache-control': 'public',
    });
    const etag = page.answer(ask(), false).headers.get('etag') ?? '';
    const status = (list: string) => page.answer(ask('', list), false).status;
    expect([etag, `W/${etag}`, `"x", ${etag}`, '*', '"x"', ''].map(status)).toEqual([
      304, 304, 304, 304, 200, 200,
    ]);
    const unchanged = page.answer(ask('', etag), false);
    expect([
      unchanged.headers.get('etag'),
      unchanged.headers.get('cache-control'),
      unchanged.headers.get('content-length'),
    ]).toEqual([etag, 'public', null]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const page = storedResponse(TEXT, 200, {});
    const head = page.answer(ask(), true);
    expect([await head.text(), head.headers.get('content-length')]).toEqual([
      '',
      String(TEXT.length),
    ]);
  });
});

describe('storedRedirect', () => {
  it('redirects to the same path and query on the other host', () => {
    const kept = storedRedirect('https://www.kiln.test', { 'x-content-type-options': 'nosniff' });
    const to = (url: string): string | null =>
      kept.answer(ask('', '', url), false).headers.get('location');
    expect(to('https://kiln.atrium.test/classes?page=2')).toBe(
      'https://www.kiln.test/classes?page=2',
    );
    expect(to('https://kiln.atrium.test//evil.test')).toBe('https://www.kiln.test//evil.test');
    const answer = kept.answer(ask(), false);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([301, 'no-cache']);
  });
});
