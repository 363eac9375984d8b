import { createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import { startAnswerServer } from '@org/config/answer-server';
import { AtriumProvider } from '@org/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';

const server = startAnswerServer();
const entered: string[] = [];

beforeEach(() => {
  entered.length = 0;
  server.seen.length = 0;
  render(
    <AtriumProvider testing>
      <ApiProvider client={createClient({ baseUrl: server.origin() })}>
        <SignInForm onSignedIn={(user) => void entered.push(user.email)} />
      </ApiProvider>
    </AtriumProvider>,
  );
});

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

it('PERM-010 sends email and password and continues when they are correct', async () => {
  server.plan({ status: 200, body: { success: true, user: { email: 'ada@kiln.test' } } });
  await userEvent.type(email(), 'ada@kiln.test');
  await userEvent.type(password(), 'secret');
  await press();
  await waitFor(() => expect(entered).toEqual(['ada@kiln.test']));
  expect(server.seen).toEqual([{ email: 'ada@kiln.test', password: 'secret' }]);
});

it('shows missing fields and sends nothing', async () => {
  await userEvent.type(email(), 'ada');
  await press();
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
  expect(server.seen).toEqual([]);
});

it('PERM-010 shows the error and keeps the input', async () => {
  server.plan({
    status: 401,
    body: { success: false, error: 'Email or password is wrong', code: 'credentials_invalid' },
  });
  await userEvent.type(email(), 'ada@kiln.test');
  await userEvent.type(password(), 'wrong');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
  expect([email().value, password().value, entered]).toEqual(['ada@kiln.test', 'wrong', []]);
});

it('shows how long to wait after too many attempts', async () => {
  server.plan({
    status: 429,
    headers: { 'retry-after': '45' },
    body: { success: false, error: 'Too many attempts', code: 'rate_limited' },
  });
  await userEvent.type(email(), 'ada@kiln.test');
  await userEvent.type(password(), 'wrong');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many attempts. Try again in 45 seconds.',
  );
});
