import { RecordEditor } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { DEFAULT_SETTINGS, type Me, shellSettingsSchema } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CUSTOMER_SCREEN } from './customer.config.tsx';

const server = startAnswerServer();

/** Opens the form of a new customer of a company that works with vehicles or without. */
async function open(use_vehicle: boolean): Promise<void> {
  const settings: Me['settings'] = shellSettingsSchema.cast(
    {
      ...DEFAULT_SETTINGS,
      invoice_settings: { ...DEFAULT_SETTINGS.invoice_settings, use_vehicle },
    },
    { stripUnknown: true },
  );
  await renderAs(
    testMe({ settings }),
    <RecordEditor screen={CUSTOMER_SCREEN} record={undefined} />,
    '/admin/customers/new',
    server.origin(),
  );
  expect(await screen.findByLabelText('Last name')).toBeTruthy();
}

it('SET-004 offers vehicles of a customer where the company works with them', async () => {
  await open(true);
  expect(screen.getByRole('button', { name: 'Add a vehicle' })).toBeTruthy();
});

it('SET-004 shows no vehicles where the company does not work with them', async () => {
  await open(false);
  expect(screen.queryByRole('button', { name: 'Add a vehicle' })).toBeNull();
});
