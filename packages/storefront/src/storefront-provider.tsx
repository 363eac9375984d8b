import { type ApiClient, createClient } from '@org/api-client';
import { ApiProvider } from '@org/api-client/react';
import { CART_PAGE, DEFAULT_PUBLIC_SETTINGS, STORE_PAGE } from '@org/schema';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { AnswerContext } from './use-answer.ts';
import { type ShopEvent, StorefrontContext } from './use-storefront.ts';

/** Where a shop is, and how it writes prices. */
export interface StorefrontProviderProps {
  /** Origin of the API; '' for the page's own, which carts need: their cookie is for one origin. @default '' */
  readonly baseUrl?: string | undefined;
  /** A client of your own, in place of one for `baseUrl`. */
  readonly client?: ApiClient | undefined;
  /** What is known from the start, such as what a server has asked for. */
  readonly answers?: AnswerCache | undefined;
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
