import { ApiProvider } from '@org/api-client/react';
import { AtriumProvider } from '@org/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { api } from './api.ts';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { SignInAgain } from './session/sign-in-again.tsx';

/** Renders the admin: theme, API, cache and routes. */
export function App(): ReactElement {
  return (
    <AtriumProvider>
      <QueryClientProvider client={queries}>
        <ApiProvider client={api}>
          <RouterProvider router={router} />
          <SignInAgain />
        </ApiProvider>
      </QueryClientProvider>
    </AtriumProvider>
  );
}
