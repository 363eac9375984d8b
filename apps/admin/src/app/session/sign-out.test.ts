import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAs } from '../../../test/render-as.tsx';
import { testMe } from '../../../test/test-me.ts';
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
  // There is no server at the origin of this page, as in an outage.
  await renderAs(testMe(), createElement('p', null, 'Customers'));
  expect(await signOut()).toBe(false);
  expect(await screen.findByText('You could not be signed out. Please try again.')).toBeTruthy();
  expect(reported).toHaveBeenCalledOnce();
  expect(screen.getByText('Customers')).toBeTruthy();
});
