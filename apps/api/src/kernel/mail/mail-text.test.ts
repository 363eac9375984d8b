import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { encodeText, type MailText, quotedPrintable, readMailText } from './mail-text.ts';

const anyText = oneof(
  string({ unit: 'grapheme', maxLength: 300 }),
  string({ unit: constantFrom(' ', '\t', '\n', '=', '.', 'a', 'é', '😀'), maxLength: 300 }),
);

/** Returns what a parser of another project reads. */
async function decode(encoded: string): Promise<string> {
  const head =
    'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable';
  const { text = '' } = await PostalMime.parse(`${head}\r\n\r\n${encoded}`);
  return text;
}

it('joins pieces, encoded before or for one email, to lines that another parser reads', async () => {
  await assert(
    asyncProperty(array(anyText, { maxLength: 6 }), async (pieces) => {
      const text: MailText = pieces.map((piece, at) => (at % 2 === 0 ? encodeText(piece) : piece));
      const encoded = quotedPrintable(text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule of the encoding
      expect(encoded).toMatch(/^[\t\r\n -~]*$/);
      for (const line of encoded.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).not.toMatch(/[ \t]$/);
      }
      const lines = readMailText(text).replaceAll(/\r\n?/g, '\n');
      expect(await decode(encoded)).toBe(`${lines}\n`);
    }),
    { numRuns: 300 },
  );
});
