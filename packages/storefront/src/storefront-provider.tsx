import { type ApiClient, createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import { CART_PAGE, DEFAULT_SETTINGS, publicSettingsSchema, STORE_PAGE } from '@org/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { type ShopEvent, StorefrontContext } from './use-storefront.ts';

/** Where a shop is, and how it writes prices. */
export interface StorefrontProviderProps {
  /** Origin of the API; '' for the page's own, which carts need: their cookie is for one origin. @default '' */
  readonly baseUrl?: string | undefined;
  /** A client of your own, in place of one for `baseUrl`. */
  readonly client?: ApiClient | undefined;
  /** A cache of your own, such as one that a server has filled. */
  readonly queryClient?: QueryClient | undefined;
  /** BCP 47. @default 'en' */
  readonly locale?: string | undefined;
  /** ISO 4217. @default 'CAD' */
  readonly currency?: string | undefined;
  /** Path of the page that lists stand on: links to other pages of a list lead there. @default '/store' */
  readonly storePath?: string | undefined;
  /** @default '/cart' */
  readonly cartPath?: string | undefined;
  /** Told of what is viewed and put into the cart. */
  readonly onEvent?: ((event: ShopEvent) => void) | undefined;
  readonly children: ReactNode;
}

const silent = (): void => undefined;

/**
 * Gives the shop to every part below.
 * @example <StorefrontProvider currency="EUR"><ProductGrid products={useProducts()} /></StorefrontProvider>
 */
export function StorefrontProvider({
  baseUrl = '',
  client,
  queryClient,
  locale = 'en',
  currency = 'CAD',
  storePath = `/${STORE_PAGE}`,
  cartPath = `/${CART_PAGE}`,
  onEvent = silent,
  children,
}: StorefrontProviderProps): ReactElement {
  const [ownCache] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  const api = useMemo(() => client ?? createClient({ baseUrl }), [client, baseUrl]);
  const storefront = useMemo(
    () => ({
      site: publicSettingsSchema.cast(
        { ...DEFAULT_SETTINGS, locale, currency, version: 1 },
        { stripUnknown: true },
      ),
      storePath,
      cartPath,
      onEvent,
    }),
    [locale, currency, storePath, cartPath, onEvent],
  );
  return (
    <QueryClientProvider client={queryClient ?? ownCache}>
      <ApiProvider client={api}>
        <StorefrontContext value={storefront}>{children}</StorefrontContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}
