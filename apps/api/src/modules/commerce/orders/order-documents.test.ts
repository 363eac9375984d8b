import { inflateSync } from 'node:zlib';
import type { Order } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { sampleItem, sampleOrder, sampleSender } from '../../../../test/support/sample-order.ts';
import type { DocumentSender } from '../../../kernel/pdf/draw-documents.ts';
import { type DocumentKind, drawOrderDocuments } from './order-documents.ts';

const getPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const drawPaper = (kind: DocumentKind, one: Order, from: DocumentSender): Promise<Buffer> =>
  drawOrderDocuments({ papers: [{ kind, order: one }], sender: from });

it('draws a short order as a PDF of one page', async () => {
  const pdf = await drawPaper('packing-slip', sampleOrder(3), sampleSender);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
  expect(getPages(pdf)).toBe(1);
});

it('draws a long order on as many pages as it needs', async () => {
  expect(getPages(await drawPaper('invoice', sampleOrder(100), sampleSender))).toBeGreaterThan(3);
});

it('limits the number of pages for long names and notes', async () => {
  const long = sampleOrder(1);
  const endless = { ...sampleItem(1), name: 'x'.repeat(3000), sku: 'S'.repeat(300) };
  const pdf = await drawPaper(
    'invoice',
    { ...long, items: [endless], note: '壺'.repeat(9000) },
    sampleSender,
  );
  expect(getPages(pdf)).toBeLessThan(8);
});

it('keeps the totals together, on the next page if they do not fit', async () => {
  /** Returns the number of texts on the last page. */
  const lastTexts = async (pieces: number): Promise<number> => {
    const paper = { ...sampleOrder(pieces), note: '' };
    const pdf = (await drawPaper('invoice', paper, sampleSender)).toString('latin1');
    const pages = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
      .map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
      .filter((bytes) => bytes[0] === 0x78)
      .map((bytes) => inflateSync(bytes).toString('latin1'))
      .filter((text) => text.includes('\nBT\n'));
    return pages.at(-1)?.split('\nBT\n').length ?? 0;
  };
  const counts = new Set<number>();
  for (let pieces = 10; pieces < 24; pieces++) counts.add(await lastTexts(pieces));
  const few = [...counts].filter((count) => count < 30).toSorted((one, other) => one - other);
  // The last page has only the payment method and its page number, or all five totals with their labels as well.
  for (const count of few) expect(count <= 3 || count >= 12, String(few)).toBe(true);
  expect(few.length).toBeGreaterThan(0);
});

it('draws the documents of several orders into one file, each on a new page', async () => {
  const single = getPages(await drawPaper('invoice', sampleOrder(30), sampleSender));
  const papers = [sampleOrder(30), sampleOrder(1), sampleOrder(30)].flatMap((one) => [
    { kind: 'packing-slip' as const, order: one },
    { kind: 'invoice' as const, order: one },
  ]);
  const pdf = await drawOrderDocuments({ papers, sender: sampleSender });
  expect(single).toBeGreaterThan(1);
  expect(getPages(pdf)).toBeGreaterThanOrEqual(2 * single + 4);
});
