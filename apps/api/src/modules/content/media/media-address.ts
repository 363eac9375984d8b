import { randomBytes } from 'node:crypto';
import { slugFrom } from '@org/schema';

/** File of an image, as its URL names it. */
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

/**
 * Parses a media URL.
 * @param path - raw path
 * @returns parts; undefined for any other format, including `..`, `%2e` and double slashes
 */
export function parseMediaAddress(path: string): MediaAddress | undefined {
  const [, tenantGuid, guid, file] = ADDRESS.exec(path) ?? [];
  return tenantGuid && guid && file ? { tenantGuid, guid, file } : undefined;
}

const FOLDER = new RegExp(`/media/${GUID}/(${GUID})/`, 'g');

/** Returns the folders of the images whose URLs appear in a text. */
export function mediaGuidsIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(FOLDER), ([, guid = '']) => guid));
}

/** Returns the path of a file; with a revision, of exactly that picture. */
export function mediaPath({ tenantGuid, guid, file }: MediaAddress, revision?: string): string {
  return `/media/${tenantGuid}/${guid}/${file}${revision === undefined ? '' : `?v=${revision}`}`;
}

/** Returns a random name for a picture's files, so that the uncropped picture cannot be found by guessing. */
export function newRevision(): string {
  return randomBytes(6).toString('hex');
}

/**
 * Returns the requested revision of a URL.
 * @returns revision, or undefined
 */
export function askedRevision(query: URLSearchParams): string | undefined {
  const revision = query.get('v') ?? '';
  return /^(?:0|[0-9a-f]{12})$/.test(revision) ? revision : undefined;
}

/** Returns the content type of a stored file by its extension. */
export function mediaType(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/**
 * Returns the name of an image for its URL.
 * @param filename - uploaded file name
 * @returns lower-case letters, digits and hyphens
 */
export function mediaName(filename: string): string {
  return (
    slugFrom(filename.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-$/, '') || 'image'
  );
}
