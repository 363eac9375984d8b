import { AdminLinksProvider, SignInAgain } from '@org/admin-kit';
import { ApiProvider } from '@org/api-client/react';
import { AtriumProvider } from '@org/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { api } from './client/api.ts';
import { queries } from './client/queries.ts';
import { ADMIN_LINKS } from './links/admin-links.ts';
import { router } from './routes/router.tsx';

/** Renders the admin: theme, API, cache and routes. */
export function App(): ReactElement {
  return (
    <AtriumProvider>
      <QueryClientProvider client={queries}>
        <ApiProvider client={api}>
          <AdminLinksProvider links={ADMIN_LINKS}>
            <RouterProvider router={router} />
            <SignInAgain />
          </AdminLinksProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AtriumProvider>
  );
}
