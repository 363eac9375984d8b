import { renderAs, testMe } from '@org/admin-kit/testing';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RunAction } from '../model/run-action.ts';
import { SendDialog } from './send-dialog.tsx';

const INVOICE = {
  id: 5,
  billTo: { email: 'ada@buyer.example' },
  customer: {
    recipients: [
      { name: 'Petra', email: 'petra@buyer.example', isPrimary: true },
      { name: 'Ada Lovelace', email: 'ada@buyer.example', isPrimary: false },
    ],
  },
} as unknown as Invoice;

it('begins with the primary contact, and sends to the people that are ticked', async () => {
  const run = vi.fn<RunAction>(async () => ({ answer: {} }));
  await renderAs(
    testMe(),
    <SendDialog
      document={INVOICE}
      noun="invoice"
      route={apiContract.invoices.send}
      run={run}
      onClose={() => undefined}
    />,
  );
  const to = await screen.findByLabelText<HTMLInputElement>('To');
  expect(to.value).toBe('petra@buyer.example');
  const petra = screen.getByRole('checkbox', { name: /Petra \(primary contact\)/ });
  expect((petra as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Ada Lovelace/ }));
  await userEvent.click(petra);
  expect(to.value).toBe('ada@buyer.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(run).toHaveBeenCalled());
  expect(run.mock.calls[0]?.[1]).toMatchObject({ to: ['ada@buyer.example'], cc: [] });
});
