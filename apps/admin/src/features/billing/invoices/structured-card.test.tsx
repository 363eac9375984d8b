import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Invoice, StructuredCheck } from '@org/schema/entities';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { StructuredCard } from './structured-card.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const INVOICE = {
  id: 4,
  version: 1,
  type: 'invoice',
  status: 'sent',
  invoiceNumber: 'INV-2026-0004',
  issuedAt: '2026-11-24T10:00:00Z',
  customer_id: 8,
  currency: 'EUR',
  balance: 0,
  amountPaid: 0,
  amountCredited: 0,
  grandTotal: 0,
  publicUrl: '',
  pdfUrl: '/api/v1/admin/invoices/4/pdf/',
} as Invoice;
const PROBLEMS: StructuredCheck = {
  isEmbedded: true,
  problems: [
    { field: 'settings.structured.city', message: 'The address of your company has no city' },
    { field: 'customer.email', message: 'The customer has no email address' },
    { field: 'lines', message: 'A line has several taxes' },
  ],
};

async function show(check: StructuredCheck): Promise<void> {
  server.answer('GET /api/v1/admin/invoices/4/structured/', () => ({
    status: 200,
    body: { success: true, check },
  }));
  const content = (
    <>
      <InvoiceButtons invoice={INVOICE} />
      <StructuredCard invoice={INVOICE} />
    </>
  );
  await renderAs(testMe(), content, '/admin/invoices/4', server.origin());
}

it('names what an e-invoice lacks, with links to the screens that complete it', async () => {
  await show(PROBLEMS);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByText('A line has several taxes')).toBeTruthy();
  expect(href('The address of your company has no city')).toBe('/admin/setting/billing');
  expect(href('The customer has no email address')).toBe('/admin/customers/8');
});

it('opens what is missing instead of a download that would fail', async () => {
  await show({ ...PROBLEMS, isEmbedded: false });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download XML (UBL)' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText('The customer has no email address')).toBeTruthy();
});

it('downloads the XML of a complete invoice', async () => {
  await show({ isEmbedded: true, problems: [] });
  expect(await screen.findByText('The PDF contains the e-invoice (Factur-X).')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Download XML (UBL)' }).getAttribute('href')).toBe(
      '/api/v1/admin/invoices/4/ubl/',
    ),
  );
});
