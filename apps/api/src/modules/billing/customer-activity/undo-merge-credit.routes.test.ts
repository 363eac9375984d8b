import { expect, it } from 'vitest';
import { useBilling } from '../../../../test/support/billing.ts';

const billing = useBilling();
const { call, makeCustomer, issueInvoice } = billing;

const credits = async (customer: number) =>
  (await call('GET', `invoices/credits/?customer_id=${customer}`)).body.credits;
const undo = (id: number) => call('POST', `customers/${id}/undo-merge/`, {});

/** Makes two customers, the first with credit of 100, and merges it into the second. */
async function mergeCredit() {
  const other = await makeCustomer({ lastname: 'Other' });
  const overpaid = await issueInvoice({ customer_id: other.id });
  await call('POST', `invoices/${overpaid.id}/payments/`, { amount: 200 });
  const kept = await makeCustomer({ lastname: 'Kept' });
  const invoice = await issueInvoice({ customer_id: kept.id });
  const merged = await call('POST', 'customers/merge/', { keepId: kept.id, mergeIds: [other.id] });
  expect(merged.status, merged.text).toBe(200);
  return { other, kept, invoice };
}

it('refuses to undo a merge while the remaining customer has used credit of the others', async () => {
  const { other, kept, invoice } = await mergeCredit();
  const used = await call('POST', `invoices/${invoice.id}/use-credit/`, { amount: 30 });
  expect(used.status, used.text).toBe(200);
  expect((await undo(kept.id)).body).toMatchObject({
    code: 'not_now',
    error:
      'Kept has used credit of the merged customers. Remove the payments by credit to undo the merge',
  });
  expect(await credits(kept.id)).toEqual([{ currency: 'CAD', amount: 70 }]);
  expect((await call('GET', `customers/${other.id}/`)).status).toBe(404);

  const { payments } = (await call('GET', `invoices/${invoice.id}/`)).body.invoice as {
    payments: { id: number }[];
  };
  const removed = await call('POST', `invoices/${invoice.id}/payments/remove/`, {
    paymentId: payments[0]?.id,
  });
  expect(removed.status, removed.text).toBe(200);
  expect((await undo(kept.id)).status).toBe(200);
  expect(await credits(other.id)).toEqual([{ currency: 'CAD', amount: 100 }]);
  expect(await credits(kept.id)).toEqual([]);
});

it('returns unused credit when a merge is undone', async () => {
  const { other, kept } = await mergeCredit();
  expect(await credits(kept.id)).toEqual([{ currency: 'CAD', amount: 100 }]);
  expect((await undo(kept.id)).status).toBe(200);
  expect(await credits(other.id)).toEqual([{ currency: 'CAD', amount: 100 }]);
});
