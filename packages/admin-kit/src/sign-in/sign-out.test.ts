import { createClient } from '@org/api-client';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAs } from '../testing/render-as.tsx';
import { testMe } from '../testing/test-me.ts';
import { armSignIn } from './ask-to-sign-in.ts';
import { signOut } from './sign-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // Test files share this state.
  armSignIn(false);
});

it('ERR-007 shows a toast when signing out fails, and keeps the user signed in', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  // No server listens at this origin, as in an outage.
  const api = createClient({ baseUrl: 'http://127.0.0.1:1' });
  await renderAs(testMe(), createElement('p', null, 'Customers'));
  expect(await signOut(api, new QueryClient())).toBe(false);
  expect(await screen.findByText('You could not be signed out. Please try again.')).toBeTruthy();
  expect(reported).toHaveBeenCalledOnce();
  expect(screen.getByText('Customers')).toBeTruthy();
});
