import { type ApiClient, createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import { CART_PAGE, STORE_PAGE } from '@org/schema';
import { DEFAULT_PUBLIC_SETTINGS } from '@org/schema/entities';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { AnswerContext } from './use-answer.ts';
import { type ShopEvent, StorefrontContext } from './use-storefront.ts';

/** Props of the provider: API of a shop, and its formats of prices. */
export interface StorefrontProviderProps {
  /** Origin of the API; '' for the page's own, which carts need, since their cookie is bound to it. @default '' */
  readonly baseUrl?: string | undefined;
  /** A custom client instead of one for `baseUrl`. */
  readonly client?: ApiClient | undefined;
  /** Initial responses, such as those that a server has requested. */
  readonly answers?: AnswerCache | undefined;
  /** BCP 47. @default 'en' */
  readonly locale?: string | undefined;
  /** ISO 4217. @default 'CAD' */
  readonly currency?: string | undefined;
  /** Path of the page with the product list, for links to it. @default '/store' */
  readonly storePath?: string | undefined;
  /** @default '/cart' */
  readonly cartPath?: string | undefined;
  /** Called with product views and additions to the cart. */
  readonly onEvent?: ((event: ShopEvent) => void) | undefined;
  readonly children: ReactNode;
}

const silent = (): void => undefined;

/**
 * Provides the shop to its children.
 * @example <StorefrontProvider currency="EUR"><ProductGrid products={useProducts()} /></StorefrontProvider>
 */
export function StorefrontProvider({
  baseUrl = '',
  client,
  answers,
  locale = 'en',
  currency = 'CAD',
  storePath = `/${STORE_PAGE}`,
  cartPath = `/${CART_PAGE}`,
  onEvent = silent,
  children,
}: StorefrontProviderProps): ReactElement {
  const [own] = useState(createAnswerCache);
  const cache = answers ?? own;
  const api = useMemo(() => client ?? createClient({ baseUrl }), [client, baseUrl]);
  const storefront = useMemo(
    () => ({
      site: { ...DEFAULT_PUBLIC_SETTINGS, locale, currency, version: 1 },
      storePath,
      cartPath,
      onEvent,
    }),
    [locale, currency, storePath, cartPath, onEvent],
  );
  useEffect(() => {
    const onLook = (): void => {
      if (document.visibilityState === 'visible') cache.refresh();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [cache]);
  return (
    <AnswerContext value={cache}>
      <ApiProvider client={api}>
        <StorefrontContext value={storefront}>{children}</StorefrontContext>
      </ApiProvider>
    </AnswerContext>
  );
}
