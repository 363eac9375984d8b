import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';

const { call, makeQuote, makeInvoice, problems } = useBilling();

describe('the usual deposit', () => {
  it('is the whole total of documents that are smaller', async () => {
    await call('PUT', 'billing-settings/', { depositType: 'amount', deposit: 500 });
    expect(await makeInvoice()).toMatchObject({ deposit: 500, depositDue: 100 });
    expect(await makeQuote({ lines: [] })).toMatchObject({ deposit: 500, depositDue: 0 });
    const quote = await makeQuote();
    const large = await call('PUT', `quotes/${quote.id}/`, { lines: [{ ...LINE, quantity: 20 }] });
    expect(large.body.quote).toMatchObject({ deposit: 500, depositDue: 500 });
    expect(await problems('PUT', `quotes/${quote.id}/`, { deposit: 1000.01 })).toEqual({
      deposit: 'The deposit is larger than the total',
    });
  });

  it('does not prevent the invoice of a quote after it was changed', async () => {
    await call('PUT', 'billing-settings/', { depositType: 'amount', deposit: 500 });
    const quote = await makeQuote();
    await call('POST', `quotes/${quote.id}/issue/`, {});
    await call('PUT', 'billing-settings/', { deposit: 300 });
    const converted = await call('POST', `quotes/${quote.id}/convert/`, { to: 'invoice' });
    expect(converted.status, converted.text).toBe(200);
    expect(converted.body.invoice).toMatchObject({ deposit: 100, depositDue: 100 });
  });

  it('is at most 100 percent', async () => {
    await call('PUT', 'billing-settings/', { depositType: 'amount', deposit: 500 });
    const expected = { deposit: 'Use 100 % or less' };
    expect(await problems('PUT', 'billing-settings/', { depositType: 'percent' })).toEqual(
      expected,
    );
    expect(
      await problems('PUT', 'billing-settings/', { depositType: 'percent', deposit: 100.01 }),
    ).toEqual(expected);
  });
});
