import { startAnswerServer } from '@org/config/answer-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { armSignIn, askToSignIn, currentSignInRequest } from './ask-to-sign-in.ts';
import { SignInAgain } from './sign-in-again.tsx';

const server = startAnswerServer();

afterEach(() => {
  currentSignInRequest()?.answer(false);
  armSignIn(false);
});

it('signs the same user in over the current screen, so that the failed request is repeated', async () => {
  await renderAs(testMe(), <SignInAgain />, '/admin', server.origin());
  armSignIn(true);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = askToSignIn();
  });
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeTruthy();
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('ada@kiln.test');
  await userEvent.type(screen.getByLabelText('Password'), 'atrium-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect(answer).resolves.toBe(true);
  expect(server.seen.at(-1)).toMatchObject({ email: 'ada@kiln.test', password: 'atrium-demo' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
