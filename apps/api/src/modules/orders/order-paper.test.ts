import { inflateSync } from 'node:zlib';
import type { Order } from '@org/schema';
import { expect, it } from 'vitest';
import { drawOrderPapers, type PaperKind, type PaperSender } from './order-paper.ts';

const address = {
  street: 'רחוב הרצל 12',
  city: 'תל אביב',
  province: '',
  postalCode: '61000',
  country: 'Israel',
  countryCode: 'IL',
};
const item = (id: number): Order['items'][number] => ({
  id,
  productId: id,
  variantId: id,
  sku: `JUG-${id}`,
  name: `Steinzeugkrug für Łódź ${'sehr '.repeat(id % 7)}groß, ${id}`,
  selectedOptions: [],
  quantity: 2,
  unitPrice: 20,
  salePrice: null,
  discount: 0,
  tax: 0,
  lineTotal: 40,
  stockStatus: 'in stock',
  fulfilledQuantity: 0,
  restockedQuantity: 0,
});
const order = (pieces: number): Order => ({
  id: 1,
  guid: 'g',
  number: 'W-1001',
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentDiffers: false,
  cancelledAt: null,
  customer_id: null,
  customerName: 'نور الهدى',
  email: 'nour@visitor.example',
  firstname: 'نور',
  lastname: 'الهدى',
  phone: '',
  currency: 'EUR',
  items: Array.from({ length: pieces }, (_, at) => item(at + 1)),
  itemsCount: pieces * 2,
  totals: {
    subtotal: pieces * 40,
    discount: 5,
    shipping: 6,
    tax: 8,
    total: pieces * 40 + 9,
    taxLines: [{ name: 'VAT', rate: 19, amount: 8 }],
    pricesIncludeTax: false,
  },
  total: pieces * 40 + 9,
  paidTotal: 0,
  refundedTotal: 0,
  addresses: { billing: address, shipping: address },
  isPickup: false,
  shippingMethod: { id: 'parcel', name: 'Parcel' },
  paymentMethod: { key: 'invoice', label: 'Pay on invoice' },
  coupons: [{ code: 'SPRING', discount: 5 }],
  tracking: [],
  invoiceId: null,
  invoicedAt: null,
  projectId: null,
  note: 'Bitte klingeln.',
  notes: '',
  nextStatuses: [],
  tags: [],
  user: null,
  version: 1,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
  deleted_at: null,
});
const sender: PaperSender = {
  name: 'Kiln Street',
  taxNumber: 'DE 123',
  address: 'Kiln Street 4\nLeeds',
  email: 'shop@kiln.example',
  phone: '',
  logo: undefined,
  locale: 'de-DE',
  timezone: 'Europe/Berlin',
};
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const drawPaper = (kind: PaperKind, one: Order, from: PaperSender): Promise<Buffer> =>
  drawOrderPapers({ papers: [{ kind, order: one }], sender: from });

it('is a PDF of one page for a short order', async () => {
  const pdf = await drawPaper('packing-slip', order(3), sender);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
  expect(pagesOf(pdf)).toBe(1);
});

it('goes on over as many pages as a long order takes', async () => {
  expect(pagesOf(await drawPaper('invoice', order(100), sender))).toBeGreaterThan(3);
});

it('stays within bounds whatever names and notes there are', async () => {
  const long = order(1);
  const endless = { ...item(1), name: 'x'.repeat(3000), sku: 'S'.repeat(300) };
  const pdf = await drawPaper(
    'invoice',
    { ...long, items: [endless], note: '壺'.repeat(9000) },
    sender,
  );
  expect(pagesOf(pdf)).toBeLessThan(8);
});

it('holds the sums together, on the next page where they do not fit', async () => {
  /** Texts that stand on the last page. */
  const lastTexts = async (pieces: number): Promise<number> => {
    const paper = { ...order(pieces), note: '' };
    const pdf = (await drawPaper('invoice', paper, sender)).toString('latin1');
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
  // The way to pay and the page's number alone; or five sums with their words before them as well.
  for (const count of few) expect(count <= 3 || count >= 12, String(few)).toBe(true);
  expect(few.length).toBeGreaterThan(0);
});

it('draws the documents of several orders into one file, each from a new page', async () => {
  const single = pagesOf(await drawPaper('invoice', order(30), sender));
  const papers = [order(30), order(1), order(30)].flatMap((one) => [
    { kind: 'packing-slip' as const, order: one },
    { kind: 'invoice' as const, order: one },
  ]);
  const pdf = await drawOrderPapers({ papers, sender });
  expect(single).toBeGreaterThan(1);
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2 * single + 4);
});
