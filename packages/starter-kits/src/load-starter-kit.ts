import { STARTER_SITES, type StarterSiteName } from '@org/schema';
import { readData, readFrame, readPages } from './read-data.ts';
import type { KitPost, KitSettings, StarterKit } from './starter-kit.ts';

/** Content of a `kit.json`. */
interface KitFile {
  readonly name: StarterSiteName;
  readonly settings: KitSettings;
  /** Slugs of the pages, parents first. */
  readonly pages: readonly string[];
}

const loaded = new Map<StarterSiteName, StarterKit>();

/** Returns a starter kit. Its files are read on first use. */
export function loadStarterKit(name: StarterSiteName): StarterKit {
  const known = loaded.get(name);
  if (known) return known;
  const folder = `kits/${name}`;
  const { pages, ...file } = readData<KitFile>(`${folder}/kit.json`);
  const kit: StarterKit = {
    ...file,
    frame: readFrame(folder),
    pages: readPages(folder, pages),
    posts: readData<readonly KitPost[]>(`${folder}/posts.json`),
  };
  loaded.set(name, kit);
  return kit;
}

/** Returns every starter kit, in the order in which they are offered. */
export function listStarterKits(): readonly StarterKit[] {
  return STARTER_SITES.map(loadStarterKit);
}
