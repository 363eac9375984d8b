import { describe, expect, it } from 'vitest';
import { emptyLine, isBlank, readPastedLines, toLineBody, typedAmounts } from './line-form.ts';

const VAT = { id: 1, name: 'VAT', rate: 20, isDefault: true, category: 'S' as const };
const money = { currency: 'EUR', taxInclusive: false };

describe('lines of a document', () => {
  it('are pasted from a spreadsheet', () => {
    const lines = readPastedLines('Design\t2\t50\t100\n\nHosting\t\t180\r\n', [1]);
    expect(lines).toMatchObject([
      { name: 'Design', quantity: '2', unitPrice: '50', taxIds: [1] },
      { name: 'Hosting', quantity: '1', unitPrice: '180' },
    ]);
  });

  it('have live totals that count what cannot be read as 0', () => {
    const line = { ...emptyLine([1]), quantity: '3', unitPrice: '19.99', discount: '10' };
    const amounts = typedAmounts(
      [line, { ...line, unitPrice: 'abc' }, { ...line, quantity: '-1' }],
      money,
      [VAT],
    );
    expect(amounts).toMatchObject({ subtotal: 5397n, taxTotal: 1079n, grandTotal: 6476n });
    const text = { ...line, type: 'text' as const };
    expect(typedAmounts([text], money, [VAT]).grandTotal).toBe(0n);
    const all = { ...line, discountType: 'amount' as const, discount: '999' };
    expect(typedAmounts([all], money, [VAT]).grandTotal).toBe(0n);
  });

  it('know whether they are blank, and keep what cannot be read for the server to refuse', () => {
    expect(isBlank(emptyLine([]))).toBe(true);
    expect(isBlank({ ...emptyLine([]), name: 'x' })).toBe(false);
    expect(toLineBody({ ...emptyLine([]), unitPrice: 'abc' }).unitPrice).toBe('abc');
    expect(toLineBody({ ...emptyLine([]), unitPrice: '', discount: '' })).toMatchObject({
      unitPrice: 0,
      discount: 0,
    });
  });
});
