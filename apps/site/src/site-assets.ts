import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fallbackCss } from './font-fallbacks.ts';

/** A file of the site itself: its name holds its hash, so that it may be kept for ever. */
export interface SiteAsset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A face of a font that comes with the product. */
export interface FontFace extends SiteAsset {
  /** Name of the font as themes call it. */
  readonly font: string;
  /** Characters that it holds, as CSS writes them. */
  readonly range: string;
  /** True for the face that every page needs first. */
  readonly isFirst: boolean;
}

/** Fonts that come as files, and the packages that hold them. Those that are not here come with the visitor's system. */
const PACKAGES: Readonly<Record<string, string>> = {
  Inter: 'inter',
  Archivo: 'archivo',
  'Bricolage Grotesque': 'bricolage-grotesque',
  Fraunces: 'fraunces',
};

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function face(font: string, name: string, subset: 'latin' | 'latin-ext'): FontFace {
  const file = `${name}-${subset}-wght-normal`;
  const bytes = new Uint8Array(
    readFileSync(
      createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/files/${file}.woff2`),
    ),
  );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return {
    path: `/_org/${file}-${hash}.woff2`,
    type: 'font/woff2',
    bytes,
    font,
    range: subset === 'latin' ? LATIN : LATIN_EXT,
    isFirst: subset === 'latin',
  };
}

/** The faces of all fonts that come as files, read once. */
export function fontFaces(): readonly FontFace[] {
  return Object.entries(PACKAGES).flatMap(([font, name]) => [
    face(font, name, 'latin'),
    face(font, name, 'latin-ext'),
  ]);
}

/** Returns CSS of the faces, and of local fonts with their metrics for the time until they are loaded. */
export function fontCss(faces: readonly FontFace[]): string {
  const loaded = faces
    .map(
      ({ font, path, range }) =>
        `@font-face{font-family:"${font} Variable";font-weight:100 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`,
    )
    .join('');
  return loaded + fallbackCss(faces.map(({ font }) => font));
}
