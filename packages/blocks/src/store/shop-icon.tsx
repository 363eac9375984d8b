import type { ReactElement } from 'react';
import { DrawnIcon } from '../components/drawn-icon.tsx';
import { SHOP_ICON_PATHS } from '../icons/shop-icons.gen.ts';

/** Renders an icon of the shop's components, a small set: the icons for authors are many times as many. */
export function ShopIcon({
  name,
  className,
}: {
  readonly name: keyof typeof SHOP_ICON_PATHS;
  readonly className: string;
}): ReactElement {
  return <DrawnIcon path={SHOP_ICON_PATHS[name]} className={className} />;
}
