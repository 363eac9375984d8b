import { readFileSync } from 'node:fs';
import type { BlockTemplate } from '@org/content';
import type { KitFrame, KitPage } from './kit-page.ts';

/** Root of the package. Sources and builds are one folder below it. */
const PACKAGE = new URL('../', import.meta.url);

/** Reads a JSON file of the package. Tests compare every file with the schemas, so it is not validated again. */
export function readData<Value>(path: string): Value {
  return JSON.parse(readFileSync(new URL(path, PACKAGE), 'utf8')) as Value;
}

/** Returns the URL of a picture's file. */
export function assetUrl(path: string): URL {
  return new URL(`assets/${path}`, PACKAGE);
}

/** Reads header and footer of a site from its folder. */
export function readFrame(folder: string): KitFrame {
  return {
    header: readData<BlockTemplate>(`${folder}/header.json`),
    footer: readData<BlockTemplate>(`${folder}/footer.json`),
  };
}

/** Reads pages of a site from its folder, in the given order. */
export function readPages(folder: string, slugs: readonly string[]): readonly KitPage[] {
  return slugs.map((slug) => readData<KitPage>(`${folder}/pages/${slug}.json`));
}
