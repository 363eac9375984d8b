import { useApi } from '@org/api-client/react';
import {
  combobox,
  listSuggestions,
  type ShopSuggestions,
  SUGGEST_DELAY,
  SUGGEST_FEWEST,
} from '@org/blocks/store';
import { shopCalls } from '@org/schema/contract';
import { type FormEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useBehaviour } from './use-behaviour.ts';
import { useStorefront } from './use-storefront.ts';

/** Props of the search. */
export interface ProductSearchProps {
  /** @default 'Search products' */
  readonly placeholder?: string | undefined;
  /** @default 'Search' */
  readonly buttonText?: string | undefined;
  /** Loads suggestions. @default the shop's suggestions */
  readonly suggest?: ((typed: string, signal: AbortSignal) => Promise<ShopSuggestions>) | undefined;
  /** Called with the search instead of navigating to the list. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** Called with the path of a suggestion instead of navigating to it. */
  readonly onChoose?: ((path: string) => void) | undefined;
}

/**
 * Renders a search that leads to the list of products; it suggests while the visitor types at least two characters, also by
 * keyboard.
 */
export function ProductSearch({
  placeholder = 'Search products',
  buttonText = 'Search',
  suggest,
  onSearch,
  onChoose,
}: ProductSearchProps): ReactElement {
  const api = useApi();
  const { storePath } = useStorefront();
  const uid = useId();
  const ref = useRef<HTMLInputElement>(null);
  const find =
    suggest ??
    ((q: string, signal: AbortSignal): Promise<ShopSuggestions> =>
      api.call(shopCalls.store.suggest, { query: { q }, signal }));
  const latest = useRef({ find, onChoose });
  useEffect(() => {
    latest.current = { find, onChoose };
  });
  useBehaviour(ref, uid, (input) =>
    combobox(input, {
      delay: SUGGEST_DELAY,
      look: 'org-product-search',
      told: '# suggestions',
      find: async (typed, signal) =>
        [...typed].length < SUGGEST_FEWEST
          ? []
          : listSuggestions(await latest.current.find(typed, signal)),
      choose: ({ value }) => {
        if (latest.current.onChoose) latest.current.onChoose(value);
        else window.location.assign(value);
      },
    }),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = ref.current?.value.trim() ?? '';
    const isSearch = [...typed].length >= SUGGEST_FEWEST;
    // Spaces are not a search.
    if (onSearch || !isSearch) event.preventDefault();
    if (isSearch) onSearch?.(typed);
  };
  return (
    <search className="org-product-search">
      <form
        className="org-product-search-form"
        method="get"
        action={storePath}
        aria-label={placeholder}
        onSubmit={onSubmit}
      >
        <span className="org-product-search-field">
          <input
            ref={ref}
            className="org-product-search-input"
            id={`${uid}-search`}
            type="search"
            name="search"
            aria-label={placeholder}
            placeholder={placeholder}
            required
            minLength={SUGGEST_FEWEST}
            maxLength={200}
            autoComplete="off"
          />
        </span>
        <button className="org-button" data-variant="primary" type="submit">
          {buttonText}
        </button>
      </form>
    </search>
  );
}
