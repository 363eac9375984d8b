import { startAnswerServer } from '@org/config/answer-server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderCampaignFields } from '../campaign-form.harness.tsx';
import { SendWindowFields } from './send-window-fields.tsx';

const server = startAnswerServer();

it('asks for days and times, and shows errors at their fields', async () => {
  const getSaved = await renderCampaignFields(SendWindowFields, server.origin());
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: /Send only at certain times/ }));
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await user.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '09:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one day')).toBeTruthy();
  expect(screen.getByText('Choose another time than the beginning')).toBeTruthy();
  expect(getSaved()).toBeUndefined();

  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '06:00' } });
  expect(screen.getByText('On the next day')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Wed' }));
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '12:30' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(getSaved()?.sendWindow).toEqual({ days: [3, 6], from: '09:00', to: '12:30' }),
  );
});
