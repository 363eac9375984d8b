import { randomBytes } from 'node:crypto';
import { slugFrom } from '@org/schema';

/** A file of an image, as its address names it. */
export interface MediaAddress {
  readonly tenantGuid: string;
  readonly guid: string;
  readonly file: string;
}

const GUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ADDRESS = new RegExp(
  `^/media/(${GUID})/(${GUID})/([a-z0-9-]{1,80}-[0-9]{1,5}\\.(?:webp|jpg|png|avif|svg))$`,
);

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Reads an address. Shape: path as it came → parts; undefined for every other form, `..`, `%2e` and double slashes among them. */
export function parseMediaAddress(path: string): MediaAddress | undefined {
  const [, tenantGuid, guid, file] = ADDRESS.exec(path) ?? [];
  return tenantGuid && guid && file ? { tenantGuid, guid, file } : undefined;
}

const FOLDER = new RegExp(`/media/${GUID}/(${GUID})/`, 'g');

/** Folders of the images whose addresses stand in a text. */
export function mediaGuidsIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(FOLDER), ([, guid = '']) => guid));
}

/** Address of a file; with a revision, of exactly that picture. */
export function mediaPath({ tenantGuid, guid, file }: MediaAddress, revision?: string): string {
  return `/media/${tenantGuid}/${guid}/${file}${revision === undefined ? '' : `?v=${revision}`}`;
}

/** A new name for a picture's files, which nobody can guess: what is cropped out of a picture is not to be found by counting. */
export function newRevision(): string {
  return randomBytes(6).toString('hex');
}

/** The revision that an address asks for. Shape: query → revision, or undefined. */
export function askedRevision(query: URLSearchParams): string | undefined {
  const revision = query.get('v') ?? '';
  return /^(?:0|[0-9a-f]{12})$/.test(revision) ? revision : undefined;
}

/** Content type of a stored file, by its ending alone. */
export function mediaType(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Name of an image in its address. Shape: uploaded file name → lower-case letters, digits and hyphens. */
export function mediaName(filename: string): string {
  return (
    slugFrom(filename.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-$/, '') || 'image'
  );
}
