import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { type BillingSettings, DEFAULT_BILLING_SETTINGS } from '@org/schema/entities';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BillingSettingsRoute } from './settings.route.tsx';

const server = startAnswerServer();
// Responses use a real connection, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 30_000 });

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const SETTINGS: BillingSettings = {
  ...DEFAULT_BILLING_SETTINGS,
  taxes: [{ id: 7, name: 'VAT', rate: 20, isDefault: true, category: 'S' }],
};

it('saves e-invoices with the reason of a tax of 0 %, and checks the account number', async () => {
  server.answer('GET /api/v1/admin/billing-settings/', () => ok({ billingSettings: SETTINGS }));
  server.answer('PUT /api/v1/admin/billing-settings/', ({ body }) =>
    ok({ billingSettings: { ...SETTINGS, ...(body as object), version: 2 }, message: 'x' }),
  );
  await renderAs(testMe(), <BillingSettingsRoute />, '/admin/setting/billing', server.origin());
  await screen.findByLabelText('Rate in %');
  expect(screen.queryByLabelText('Why nothing is charged')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Rate in %'));
  await userEvent.type(screen.getByLabelText('Rate in %'), '0');
  await userEvent.selectOptions(screen.getByLabelText('Why nothing is charged'), 'Reverse charge');
  await userEvent.selectOptions(screen.getByLabelText('Add the e-invoice to PDFs'), 'Always');
  await userEvent.type(screen.getByLabelText('City'), 'Berlin');
  await userEvent.type(screen.getByLabelText('IBAN'), 'DE00 3704 0044 0532 0130 00');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const sent = () => server.requests.filter(({ method }) => method === 'PUT');
  await save();
  expect(await screen.findByText('Check this account number')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('IBAN'));
  await userEvent.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    taxes: [{ id: 7, rate: 0, category: 'AE' }],
    structured: { mode: 'always', city: 'Berlin', iban: 'DE89 3704 0044 0532 0130 00' },
  });
});
