import {
  closeMenus,
  ProductFilters as Filters,
  filterQuery,
  movePrices,
  readShopState,
  shopAddress,
} from '@org/blocks/store';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useBehaviour } from './use-behaviour.ts';
import type { ProductsHandle } from './use-products.tsx';

/** Debounce delay, ms. */
const DELAY = 500;
/** Minimum length of a search. */
const FEWEST = 2;

/** Props of the filters: the result of `useProducts`. */
export interface ProductFiltersProps {
  readonly products: ProductsHandle;
}

/**
 * Renders search and filters of a list: categories, tags, attributes and price. It is a form whose fields are those of the URL,
 * and works without a script.
 */
export function ProductFilters({ products }: ProductFiltersProps): ReactElement {
  const uid = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { props, context, state, part } = products;
  const address = shopAddress('', state);
  /** State that its own fields have requested, which keeps the form mounted. */
  const [own, setOwn] = useState(address);
  const latest = useRef(products);
  useEffect(() => {
    latest.current = products;
  });
  // A state from elsewhere, such as by Back, remounts the form.
  const key = own === address ? 'own' : address;
  useBehaviour(ref, `${key} ${part ? 'known' : ''}`, (element) => {
    const form = element.querySelector('form');
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      const next = readShopState(filterQuery(form));
      setOwn(shopAddress('', next));
      latest.current.change(next);
    };
    const onInput = ({ target }: Event): void => {
      const { type, value } = target as HTMLInputElement;
      if (type !== 'search') return;
      clearTimeout(timer);
      const { length } = [...value.trim()];
      if (length === 0 || length >= FEWEST) timer = setTimeout(ask, DELAY);
    };
    const onChange = ({ target }: Event): void => {
      if ((target as HTMLInputElement).type !== 'search') ask();
    };
    const onSubmit = (event: Event): void => {
      event.preventDefault();
      ask();
    };
    const prices = form.querySelector<HTMLElement>('[data-part="prices"]');
    const stop = prices ? movePrices(prices) : undefined;
    const stopMenus = closeMenus(form);
    element.dataset.awake = '';
    form.addEventListener('input', onInput);
    form.addEventListener('change', onChange);
    form.addEventListener('submit', onSubmit);
    return () => {
      clearTimeout(timer);
      stop?.();
      stopMenus();
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onChange);
      form.removeEventListener('submit', onSubmit);
    };
  });
  return (
    <div ref={ref} className="org-product-list">
      <Filters key={key} props={props} context={context} state={state} part={part} uid={uid} />
    </div>
  );
}
