import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RunAction } from '../model/run-action.ts';
import { SendDialog } from './send-dialog.tsx';

const server = startAnswerServer();

beforeEach(() => {
  server.answer('POST /api/v1/admin/invoices/5/mail/', ({ body }) => {
    const { subject = 'Invoice INV-7 from Kiln', message = 'Here is your document.' } = body as {
      subject?: string;
      message?: string;
    };
    const html = `<p>${message}</p>`;
    return {
      status: 200,
      body: { success: true, mail: { number: 'INV-7', subject, message, html } },
    };
  });
  server.answer('GET /api/v1/admin/invoices/5/files/', () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 0 } },
  }));
});

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

it('shows the problem of a field that is elsewhere, and asks before typed text is lost', async () => {
  const run = vi.fn<RunAction>(async () => ({ problems: { lines: 'Add at least one line' } }));
  const close = vi.fn();
  await renderAs(
    testMe(),
    <SendDialog
      document={{ ...INVOICE, issuedAt: null }}
      noun="invoice"
      route={apiContract.invoices.send}
      run={run}
      onClose={close}
    />,
  );
  expect(await screen.findByText(/^Sending gives this invoice its number/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Add at least one line');
  await userEvent.type(screen.getByLabelText('Message'), 'Dear Ada');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Dear Ada');
});

async function openDialog(document: Invoice = INVOICE) {
  const run = vi.fn<RunAction>(async () => ({ answer: {} }));
  await renderAs(
    testMe(),
    <SendDialog
      document={document}
      noun="invoice"
      route={apiContract.invoices.send}
      run={run}
      onClose={() => undefined}
    />,
    '/admin',
    server.origin(),
  );
  const message = await screen.findByDisplayValue('Here is your document.');
  return { run, message, sent: () => run.mock.calls[0]?.[1] };
}

it('shows the standard text, and leaves it to the server when it is not changed', async () => {
  const { sent } = await openDialog();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Invoice INV-7 from Kiln');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).not.toHaveProperty('subject');
  expect(sent()).not.toHaveProperty('message');
});

it('sends and previews changed text, with the number that the draft is expected to get', async () => {
  const { message, sent } = await openDialog({ ...INVOICE, issuedAt: null });
  expect(screen.getByText(/^INV-7 is the next number/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Preview email' }));
  await userEvent.clear(message);
  await userEvent.type(message, 'Dear Ada');
  const frame = await screen.findByTitle<HTMLIFrameElement>('The email as the customer gets it');
  await waitFor(() => expect(frame.srcdoc).toBe('<p>Dear Ada</p>'), { timeout: 10_000 });
  expect(frame.getAttribute('sandbox')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({ message: 'Dear Ada', expectedNumber: 'INV-7' }),
  );
  expect(sent()).not.toHaveProperty('subject');
});
