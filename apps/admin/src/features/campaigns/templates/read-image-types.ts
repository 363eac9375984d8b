/** Matches an image of the media library in the format of pages. */
const OF_LIBRARY = /^(\/media\/[^?]*-\d{1,5})\.(?:webp|avif)(\?.*)?$/;
/** Formats that every email client shows, and that the library has for uploads of the same type. */
const FORMATS = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Returns the type of an upload: that of the format in which the library has it besides the formats of pages. */
async function readImageType(src: string, origin: string): Promise<string> {
  const [, name, rest = ''] = OF_LIBRARY.exec(src) ?? [];
  if (!name) return '';
  for (const [type, format] of Object.entries(FORMATS)) {
    // For a format that it does not have, the library answers with another one.
    const url = new URL(`${name}.${format}${rest}`, origin);
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    if (ok && headers.get('content-type') === type) return type;
  }
  return '';
}

/**
 * Reads the media types of uploaded images by their URLs. Images of pages do not state them, and emails need them for clients
 * that show no WebP. An unknown type is left out.
 * @param origin - origin that serves the media library
 */
export async function readImageTypes(
  sources: Iterable<string>,
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const types = await Promise.all(
    [...sources].map(
      async (src) => [src, await readImageType(src, origin).catch(() => '')] as const,
    ),
  );
  return new Map(types.filter(([, type]) => type !== ''));
}
