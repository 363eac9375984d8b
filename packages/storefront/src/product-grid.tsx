import { ProductBar, ProductResults, readShopState } from '@org/blocks/store';
import { MESSAGES } from '@org/schema/copy';
import { type MouseEvent, type ReactElement, useId } from 'react';
import type { ProductsHandle } from './use-products.tsx';

/** Props of the grid: the result of `useProducts`. */
export interface ProductGridProps {
  readonly products: ProductsHandle;
}

/** Links that change the state of their own list. */
const OWN = '[data-part="go"],[data-part="more"],[data-part="unset"],.org-product-clear';

/**
 * Renders products as cards with buy boxes, their number, sort order, active filters, and paging by page links, arrows or a
 * button. All controls are links, so that they work before a script runs.
 */
export function ProductGrid({ products }: ProductGridProps): ReactElement {
  const uid = useId();
  const { props, state, change, part, context, more } = products;
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isOther = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link?.matches(OWN) || isOther || event.button !== 0) return;
    event.preventDefault();
    if (link.dataset.part === 'more') more();
    else change(readShopState(new URL(link.href).search));
  };
  const list = { props, context, state, part, uid };
  return (
    // The links inside are focusable themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div className="org-product-list" onClick={onClick} aria-busy={products.isStale || undefined}>
      <p className="org-product-unseen" role="status">
        {part && !products.isStale ? `${part.total} products` : ''}
      </p>
      {products.error ? (
        <div className="org-product-none" role="alert">
          <p className="org-product-none-words">The products could not be loaded.</p>
          <button
            className="org-button"
            data-variant="primary"
            type="button"
            onClick={products.retry}
          >
            Try again
          </button>
        </div>
      ) : products.isLoading ? (
        <p className="org-product-none" aria-busy="true">
          {MESSAGES.categoriesLoading}
        </p>
      ) : (
        <>
          <ProductBar {...list} />
          <ProductResults {...list} />
        </>
      )}
    </div>
  );
}
