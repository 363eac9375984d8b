import { growing } from './shop-growing.ts';
import { made } from './shop-made.ts';
import { vesselPictures } from './shop-vessels.ts';

/** The pictures of the garden shop by the names that the demo calls them; each is drawn by its function, the same every time. */
export const SHOP_PICTURES: Readonly<Record<string, () => string>> = {
  ...vesselPictures,
  ...growing,
  ...made,
};
