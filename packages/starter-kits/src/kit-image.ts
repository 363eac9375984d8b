import type { DemoTenant } from './demo-tenant.ts';
import { loadStarterKit } from './load-starter-kit.ts';
import { assetUrl } from './read-data.ts';
import { findAssets } from './resolve-assets.ts';
import type { StarterKit } from './starter-kit.ts';

/** Picture of a kit or of the demo, with the format in which it is stored. */
export interface KitImage {
  /** Name in a media library. */
  readonly filename: string;
  readonly type: 'image/webp' | 'image/jpeg';
  /** File of the package: a picture of that type, or an SVG drawing. */
  readonly source: URL;
  /** Width in px at which a drawing is rasterized; undefined for a picture. */
  readonly width?: number | undefined;
}

/** Width of the demo's drawings in px. */
const WIDTH = 1600;
/** Width of drawings in emails in px: twice that of an email, for sharp screens. */
const EMAIL_WIDTH = 1200;
/** Prefix of drawings that are stored as JPEG, which email clients require. */
const EMAIL_PREFIX = 'mail-';
/** Names of drawings of products, which are shown smaller. */
const PRODUCT_NAME = /^(?:product|shop)-/;
/** Width of products in px. It is one of the widths that are served, so that no other variant is created. */
const PRODUCT_WIDTH = 960;

/** Returns the pictures of a starter kit by the names that its content uses, in alphabetical order. */
export function getKitImages(kit: StarterKit): ReadonlyMap<string, KitImage> {
  return new Map(
    [...findAssets(kit)].sort().map((name) => [
      name,
      {
        filename: `${kit.name}-${name}.webp`,
        type: 'image/webp',
        source: assetUrl(`${kit.name}/${name}.webp`),
      },
    ]),
  );
}

function getDemoImage(name: string): KitImage {
  return name.startsWith(EMAIL_PREFIX)
    ? {
        filename: `${name}.jpg`,
        type: 'image/jpeg',
        source: assetUrl(`demo/${name.slice(EMAIL_PREFIX.length)}.svg`),
        width: EMAIL_WIDTH,
      }
    : {
        filename: `${name}.webp`,
        type: 'image/webp',
        source: assetUrl(`demo/${name}.svg`),
        width: PRODUCT_NAME.test(name) ? PRODUCT_WIDTH : WIDTH,
      };
}

/** Returns the pictures of a demo tenant by the names that its content uses. */
export function getDemoImages(tenant: DemoTenant): ReadonlyMap<string, KitImage> {
  return tenant.kit === undefined
    ? new Map([...findAssets(tenant)].map((name) => [name, getDemoImage(name)]))
    : getKitImages(loadStarterKit(tenant.kit));
}
