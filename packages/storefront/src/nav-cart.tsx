import { ShopIcon } from '@org/blocks/store';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useCart } from './use-cart.ts';
import { useStorefront } from './use-storefront.ts';

/** Duration of the shake animation, ms. */
const SHAKE = 1000;

/** Props of the cart link. */
export interface NavCartProps {
  /** @default 'Cart' */
  readonly label?: string | undefined;
}

/** Renders a link to the cart with its quantity; it shakes when that changes. */
export function NavCart({ label = 'Cart' }: NavCartProps): ReactElement {
  const { cartPath } = useStorefront();
  const count = useCart().cart?.itemsCount;
  const known = useRef(count);
  const [shakes, setShakes] = useState(false);
  useEffect(() => {
    const isChange = known.current !== undefined && count !== known.current;
    known.current = count;
    if (!isChange) return undefined;
    setShakes(true);
    const timer = setTimeout(() => setShakes(false), SHAKE);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <a className="org-nav-cart" href={cartPath} data-shakes={shakes ? '' : undefined}>
      <ShopIcon name="shopping-cart" className="org-nav-icon" />
      <span className="org-nav-said">{`${label} `}</span>
      {count ? <span className="org-nav-count">{count}</span> : null}
    </a>
  );
}
