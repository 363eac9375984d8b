import { readdirSync } from 'node:fs';

/** Returns the names of the files of a folder of the package, without their extensions. */
export function readFolder(path: string): string[] {
  return readdirSync(new URL(`../${path}/`, import.meta.url))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort();
}
