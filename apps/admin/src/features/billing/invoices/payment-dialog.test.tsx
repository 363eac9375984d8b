import { renderAs, testMe } from '@org/admin-kit/testing';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PaymentDialog } from './payment-dialog.tsx';

const INVOICE = {
  id: 5,
  currency: 'CAD',
  balance: 100.1,
  customer_id: 3,
  customer_name: 'Ada Lovelace',
} as unknown as Invoice;

async function open(invoice: Invoice) {
  await renderAs(
    testMe(),
    <PaymentDialog
      invoice={invoice}
      title="Record a payment"
      route={apiContract.invoices.pay}
      amount={invoice.balance}
      isPayment
      run={async () => ({ answer: {} })}
      onClose={() => undefined}
    />,
  );
  const field = await screen.findByLabelText('Amount (CAD)');
  return async (amount: string) => {
    await userEvent.clear(field);
    if (amount) await userEvent.type(field, amount);
    return screen.getByRole('status').textContent;
  };
}

it('says while the amount is typed what becomes of the rest', async () => {
  const type = await open(INVOICE);
  expect(screen.getByRole('status').textContent).toBe('This pays the invoice in full.');
  expect(await type('40')).toMatch(/60\.10 is left to pay after this payment\.$/);
  expect(await type('120,40')).toMatch(
    /^This is .*20\.30 more than the invoice\. The rest becomes credit of Ada Lovelace/,
  );
  expect(await type('1x')).toBe('');
  expect(await type('')).toBe('');
});

it('asks for the balance at most when nobody could have the credit', async () => {
  const type = await open({ ...INVOICE, customer_id: null });
  expect(await type('200')).toMatch(/no customer .* Enter .*100\.10 or less\.$/);
});
