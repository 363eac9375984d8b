import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Invoice } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RunAction } from '../model/run-action.ts';
import { CreditDialog } from './credit-dialog.tsx';

const server = startAnswerServer();
vi.setConfig({ testTimeout: 30_000 });

const LINE = {
  type: 'service',
  productId: null,
  variantId: null,
  timeEntryIds: [],
  sku: '',
  description: '',
  unit: 'h',
  unitPrice: 50,
  discountType: 'percent',
  discount: 0,
  taxIds: [],
  lineTotal: 100,
};
const INVOICE = {
  id: 5,
  lines: [
    { ...LINE, id: 1, name: 'Design', quantity: 5 },
    { ...LINE, id: 2, name: 'Print', quantity: 2 },
    { ...LINE, id: 3, name: 'Setup', quantity: 4, discountType: 'amount', discount: 10 },
    { ...LINE, id: 4, type: 'text', name: 'Thanks', quantity: 1 },
  ],
} as unknown as Invoice;

async function open(left: readonly number[], run: RunAction = async () => ({ answer: {} })) {
  server.answer('GET /api/v1/admin/invoices/5/creditable/', () => ({
    status: 200,
    body: { success: true, lines: left.map((quantity, at) => ({ id: at + 1, quantity })) },
  }));
  await renderAs(
    testMe(),
    <CreditDialog invoice={INVOICE} run={run} onClose={() => undefined} />,
    '/admin',
    server.origin(),
  );
}

it('begins with the quantities that are left, and does not offer a line that is credited', async () => {
  const run = vi.fn<RunAction>(async () => ({
    problems: { 'lines[1].quantity': 'At most 1 of this line is left to credit' },
  }));
  await open([3, 0, 2], run);
  const design = await screen.findByLabelText<HTMLInputElement>('Quantity: Design');
  expect(design.value).toBe('3');
  expect(screen.getByText('of 3 h left (5 sold)')).toBeTruthy();
  expect(screen.queryByLabelText('Quantity: Print')).toBeNull();
  expect(screen.getByText('Print').closest('li')?.textContent).toContain('Credited');
  await userEvent.clear(design);
  await userEvent.type(design, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Issue credit note' }));
  await waitFor(() => expect(run).toHaveBeenCalled());
  expect(run.mock.calls[0]?.[1]).toMatchObject({
    lines: [
      { name: 'Design', quantity: 1.5, discount: 0 },
      // Half of the quantity has half of the discount.
      { name: 'Setup', quantity: 2, discount: 5 },
    ],
  });
  const setup = screen.getByLabelText('Quantity: Setup').closest('li');
  expect(setup?.textContent).toContain('At most 1 of this line is left to credit');
});

it('says that everything has been credited', async () => {
  await open([0, 0, 0]);
  expect(await screen.findByText('Everything on this invoice has been credited.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue credit note' })).toBeNull();
});
