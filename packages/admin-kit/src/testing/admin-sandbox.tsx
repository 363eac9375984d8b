import { type ApiClient, createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import type { Me } from '@org/schema/entities';
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
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { type AdminLinks, AdminLinksProvider } from '../screen/admin-links.tsx';
import { ME_KEY } from '../session/session.queries.ts';

/** Options of a sandbox: the user, and what surrounds the screen. */
export interface SandboxOptions {
  readonly me: Me;
  /** Address of the screen. @default '/admin' */
  readonly path?: string;
  /** Path of its route, with parameters such as `/admin/notes/$id`. @default every path */
  readonly route?: string;
  /** @default a client of an origin where no server listens */
  readonly client?: ApiClient;
  readonly links?: AdminLinks;
  /** Forces a color scheme. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** True to render without animations and portals. @default true */
  readonly testing?: boolean;
}

/** Surroundings of a screen: theme, query cache with the user, client, and a router with a single route. */
export interface Sandbox {
  readonly wrap: (children: ReactNode) => ReactElement;
  /** Resolves when the route is loaded. */
  readonly load: () => Promise<void>;
  /** Returns the current address. */
  readonly address: () => string;
}

const NO_LINKS: AdminLinks = {};
const Content = createContext<ReactNode>(null);
const Screen = (): ReactNode => useContext(Content);

/** Creates the surroundings of a screen. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { me, path = '/admin', route = '$', links = NO_LINKS, scheme, testing = true } = options;
  const client = options.client ?? createClient({ baseUrl: 'http://127.0.0.1:1' });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(ME_KEY, { success: true, ...me });
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: route, component: Screen });
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return {
    wrap: (children) => (
      <AtriumProvider testing={testing} scheme={scheme}>
        <QueryClientProvider client={queries}>
          <ApiProvider client={client}>
            <AdminLinksProvider links={links}>
              <Content value={children}>
                {/* An app may register its own router, whose type is narrower. */}
                <RouterProvider router={router as never} />
              </Content>
            </AdminLinksProvider>
          </ApiProvider>
        </QueryClientProvider>
      </AtriumProvider>
    ),
    load: () => router.load(),
    address: () => router.state.location.href,
  };
}

/** Props of a sandbox in a story. */
export interface AdminSandboxProps extends SandboxOptions {
  readonly children: ReactNode;
}

/** Renders its children as a screen of the admin. Only the first value of its options counts. */
export function AdminSandbox({ children, ...options }: AdminSandboxProps): ReactElement {
  const [sandbox] = useState(() => createSandbox(options));
  return sandbox.wrap(children);
}
