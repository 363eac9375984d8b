import type { ReactElement } from 'react';
import { DrawnIcon } from '../drawn-icon.tsx';
import { SHOP_ICON_PATHS } from '../shop-icons.gen.ts';

/** An icon of the shop's own parts, which are sent to browsers: those that authors choose from are many times as many. */
export function ShopIcon({
  name,
  className,
}: {
  readonly name: keyof typeof SHOP_ICON_PATHS;
  readonly className: string;
}): ReactElement {
  return <DrawnIcon path={SHOP_ICON_PATHS[name]} className={className} />;
}
