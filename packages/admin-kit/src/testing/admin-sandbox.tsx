import { type ApiClient, createClient } from '@org/api-client';
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
import { type ReactElement, type ReactNode, useState } from 'react';
import { type AdminLinks, AdminLinksProvider } from '../screen/admin-links.tsx';
import { ME_KEY } from '../session/session.queries.ts';

/** Options of a sandbox: the user, and what surrounds the tested element. */
export interface SandboxOptions {
  readonly me: Me;
  /** Address of the screen. @default '/admin' */
  readonly path?: string;
  /** @default a client of an origin where no server listens */
  readonly client?: ApiClient;
  readonly links?: AdminLinks;
  /** False to show transitions, as in a story. @default true */
  readonly testing?: boolean;
}

/** A sandbox: what it renders, and how to wait for its route. */
export interface Sandbox {
  readonly element: ReactElement;
  /** Resolves when the route is loaded. */
  readonly load: () => Promise<void>;
  /** Returns the current address. */
  readonly address: () => string;
}

const NO_LINKS: AdminLinks = {};

/** Creates the surroundings of a screen: theme, query cache with the user, client, and a router with a single route. */
export function createSandbox(options: SandboxOptions, children: ReactNode): Sandbox {
  const { me, path = '/admin', links = NO_LINKS, testing = true } = options;
  const client = options.client ?? createClient({ baseUrl: 'http://127.0.0.1:1' });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(ME_KEY, { success: true, ...me });
  const root = createRootRoute();
  const every = createRoute({ getParentRoute: () => root, path: '$', component: () => children });
  const router = createRouter({
    routeTree: root.addChildren([every]),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return {
    element: (
      <AtriumProvider testing={testing}>
        <QueryClientProvider client={queries}>
          <ApiProvider client={client}>
            <AdminLinksProvider links={links}>
              {/* The app may register its own router, whose type is narrower. */}
              <RouterProvider router={router as never} />
            </AdminLinksProvider>
          </ApiProvider>
        </QueryClientProvider>
      </AtriumProvider>
    ),
    load: () => router.load(),
    address: () => router.state.location.href,
  };
}

/** Renders its children as a screen of the admin, for stories. */
export function AdminSandbox({
  children,
  ...options
}: SandboxOptions & { readonly children: ReactNode }): ReactElement {
  const [{ element }] = useState(() => createSandbox(options, children));
  return element;
}
