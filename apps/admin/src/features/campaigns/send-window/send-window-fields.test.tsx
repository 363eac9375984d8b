import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type CampaignFormValues, campaignResolver, emptyCampaignForm } from '../campaign-form.ts';
import { SendWindowFields } from './send-window-fields.tsx';

const server = startAnswerServer();
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });

it('asks for days and times, and shows errors at their fields', async () => {
  let saved: CampaignFormValues['sendWindow'] | undefined;
  function Form(): ReactElement {
    const form = useForm<CampaignFormValues>({
      resolver: campaignResolver,
      defaultValues: { ...emptyCampaignForm(), name: 'Spring' },
    });
    return (
      <form
        noValidate
        onSubmit={form.handleSubmit(({ sendWindow }) => {
          saved = sendWindow;
        })}
      >
        <SendWindowFields form={form} readOnly={false} />
        <button type="submit">Save</button>
      </form>
    );
  }
  await renderAs(me, <Form />, '/', server.origin());
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: /Send only at certain times/ }));
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await user.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '08:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one day')).toBeTruthy();
  expect(screen.getByText('Choose a time after the beginning')).toBeTruthy();
  expect(saved).toBeUndefined();

  await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Wed' }));
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '12:30' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual({ days: [3, 6], from: '09:00', to: '12:30' }));
});
