import { frameAddress } from '../../markup/frame-address.ts';

const GOOGLE = /(?:^|\.)google\.(?:[a-z]{2,3})(?:\.[a-z]{2})?$/;
/** Latitude and longitude in the path, as in `@45.5,-73.55,15z` or `!3d45.5!4d-73.55`. */
const COORDINATES = /@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/;

/** Returns the embeddable URL of a place on Google Maps. */
function google(url: URL): URL {
  if (url.pathname.startsWith('/maps/embed') || url.searchParams.get('output') === 'embed')
    return url;
  const [, place] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(url.pathname) ?? [];
  const [, latitude, longitude] = COORDINATES.exec(url.pathname) ?? [];
  const words =
    url.searchParams.get('q') ??
    (place === undefined ? undefined : decode(place)) ??
    (latitude === undefined ? undefined : `${latitude},${longitude}`);
  if (words === undefined) return url;
  const embed = new URL('https://www.google.com/maps');
  embed.searchParams.set('q', words);
  embed.searchParams.set('output', 'embed');
  return embed;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Returns the embeddable URL of an OpenStreetMap view such as `#map=15/45.5/-73.55`. */
function openStreetMap(url: URL): URL {
  const [, zoom, latitude, longitude] =
    /^#map=(\d{1,2})(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(url.hash) ?? [];
  if (zoom === undefined || url.pathname.startsWith('/export/')) return url;
  const [x, y] = [Number(longitude), Number(latitude)];
  const half = 360 / 2 ** Number(zoom);
  const embed = new URL('https://www.openstreetmap.org/export/embed.html');
  const box = [x - half, y - half / 2, x + half, y + half / 2].map((side) => side.toFixed(5));
  embed.searchParams.set('bbox', box.join());
  embed.searchParams.set('layer', 'mapnik');
  embed.searchParams.set('marker', `${y},${x}`);
  return embed;
}

/**
 * Returns the URL to embed for an author's input: an embeddable page, a link to Google Maps or OpenStreetMap, or their embed
 * code.
 * @param value - anything
 * @returns https URL, or undefined
 */
export function mapAddress(value: unknown): URL | undefined {
  const [, source] =
    (typeof value === 'string' ? /<iframe\b[^<>]*?\ssrc=["']([^"']+)["']/i.exec(value) : null) ??
    [];
  const url = frameAddress(source?.replaceAll('&amp;', '&') ?? value);
  if (url === undefined) return undefined;
  if (GOOGLE.test(url.hostname) && url.pathname.startsWith('/maps')) return google(url);
  return url.hostname.endsWith('openstreetmap.org') ? openStreetMap(url) : url;
}
