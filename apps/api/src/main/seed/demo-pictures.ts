import { PACKAGE_ROOT } from '../../kernel/config/package-root.ts';
import { artNames, type OwnPicture } from '../../modules/platform/index.ts';
import { getPictures } from './demo-product.ts';
import { DEMO_PRODUCTS } from './demo-products.ts';
import { DEMO_TENANTS, type DemoTenant } from './demo-tenants.ts';

/** Folder of the drawings of the demo's images. */
const ART = new URL('src/main/seed/art/', PACKAGE_ROOT);
/** In px. */
const WIDTH = 1600;
/** Twice the width of a mail, for sharp screens. */
const MAIL_WIDTH = 1200;
/** Prefix of drawings that are stored as JPEG, which emails require. */
const FOR_MAIL = 'mail-';
/** Begin the names of drawings that show products, which are seen smaller. */
const OF_PRODUCT = /^(?:product|shop)-/;
/** Width in px. It is one of the widths that are served, so that no other variant is created. */
const PRODUCT_WIDTH = 960;
/** Begins the names of those that `@org/pictures` draws, which have a folder of their own. */
const DRAWN = 'shop-';

/** The pictures that a tenant of the demo shows, by the names that its pages call them. */
export function tenantPictures({
  pages,
  frame,
  settings,
  campaigns,
  plan,
}: DemoTenant): ReadonlyMap<string, OwnPicture> {
  const names = artNames([pages, Object.values(frame), settings.main_logo, campaigns]);
  const shop =
    plan === 'enterprise' ? DEMO_PRODUCTS.flatMap(getPictures).map(([name]) => name) : [];
  const pictures = [...new Set([...names, ...shop])].map((name): [string, OwnPicture] =>
    name.startsWith(FOR_MAIL)
      ? [
          name,
          {
            filename: `${name}.jpg`,
            type: 'image/jpeg',
            source: new URL(`${name.slice(FOR_MAIL.length)}.svg`, ART),
            width: MAIL_WIDTH,
          },
        ]
      : [
          name,
          {
            filename: `${name}.webp`,
            type: 'image/webp',
            source: new URL(`${name.startsWith(DRAWN) ? 'shop/' : ''}${name}.svg`, ART),
            width: OF_PRODUCT.test(name) ? PRODUCT_WIDTH : WIDTH,
          },
        ],
  );
  return new Map(pictures);
}

/** All pictures of the demo. */
export function demoPictures(): OwnPicture[] {
  return DEMO_TENANTS.flatMap((tenant) => [...tenantPictures(tenant).values()]);
}
