import { createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import type { Me } from '@org/schema';
import { AtriumProvider } from '@org/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ME_KEY } from '../src/app/session/session.queries.ts';

/** Renders an element as one person sees it, at an address of a router of its own; calls go to `origin`, which is nowhere by default. */
export async function renderAs(
  me: Me,
  element: ReactElement,
  path = '/admin',
  origin = 'http://127.0.0.1:1',
): Promise<RenderResult & { readonly address: () => string }> {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(ME_KEY, { success: true, ...me });
  const root = createRootRoute();
  const every = createRoute({ getParentRoute: () => root, path: '$', component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([every]),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const rendered = render(
    <AtriumProvider testing>
      <QueryClientProvider client={queries}>
        <ApiProvider client={createClient({ baseUrl: origin })}>
          <RouterProvider router={router as never} />
        </ApiProvider>
      </QueryClientProvider>
    </AtriumProvider>,
  );
  return { ...rendered, address: () => router.state.location.href };
}
