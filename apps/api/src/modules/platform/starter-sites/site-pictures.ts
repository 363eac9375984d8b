import { PACKAGE_ROOT } from '../../../kernel/config/package-root.ts';
import type { OwnPicture } from './own-upload.ts';
import type { StarterSite } from './starter-site.ts';
import { artNames } from './with-art.ts';

/** The pictures of a site, each once, by their names in order. */
export function sitePictures({
  name: site,
  pages,
  frame,
  posts,
  settings,
}: StarterSite): ReadonlyMap<string, OwnPicture> {
  const named = artNames([pages, Object.values(frame), settings]);
  for (const { art } of posts) named.add(art);
  return new Map(
    [...named].sort().map((name) => [
      name,
      {
        filename: `${site}-${name}.webp`,
        type: 'image/webp',
        source: new URL(
          `src/modules/platform/starter-sites/${site}/art/${name}.webp`,
          PACKAGE_ROOT,
        ),
      },
    ]),
  );
}
