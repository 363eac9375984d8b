import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** Font weight. */
export type PdfWeight = 400 | 600;

const { resolve } = createRequire(import.meta.url);

/** Fonts with which letters each of their files has; the first that has a letter writes it. */
const FONTS = [
  { family: 'inter', letters: () => resolve('@fontsource/inter/unicode.json') },
  {
    family: 'noto-sans-arabic',
    letters: () => resolve('@fontsource/noto-sans-arabic/unicode.json'),
  },
  {
    family: 'noto-sans-hebrew',
    letters: () => resolve('@fontsource/noto-sans-hebrew/unicode.json'),
  },
  { family: 'noto-sans-thai', letters: () => resolve('@fontsource/noto-sans-thai/unicode.json') },
  {
    family: 'noto-sans-devanagari',
    letters: () => resolve('@fontsource/noto-sans-devanagari/unicode.json'),
  },
  // Han of all countries in the forms of one of them, and kana: a hundred files, of which those are read that are needed.
  { family: 'noto-sans-sc', letters: () => resolve('@fontsource/noto-sans-sc/unicode.json') },
  { family: 'noto-sans-kr', letters: () => resolve('@fontsource/noto-sans-kr/unicode.json') },
] as const;

interface Subset {
  /** Folder and beginning of the name of its files. */
  readonly family: string;
  readonly range: string;
  readonly codes: readonly (readonly [from: number, to: number])[];
}

const getCodes = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

let known: readonly Subset[] | undefined;
const names = new Map<number, string | undefined>();

/** Which file of which font has which letters; Latin first, since most texts are. */
function subsets(): readonly Subset[] {
  known ??= FONTS.flatMap(({ family, letters }) => {
    // The package lists the characters of its own files.
    const ranges = JSON.parse(readFileSync(letters(), 'utf8')) as Record<string, string>;
    return (
      Object.entries(ranges)
        // Ranges without a name have a number in brackets, which their files have not.
        .map(([range, codes]) => ({
          family,
          range: range.replace(/[[\]]/g, ''),
          codes: getCodes(codes),
        }))
        .toSorted((one, other) => Number(other.range === 'latin') - Number(one.range === 'latin'))
    );
  });
  return known;
}

/** By font file, which letters it draws. */
const drawn = new Map<string, (code: number) => boolean>();

/** True where a font file draws a letter: what its package says of it is more than it has. */
export function draws(name: string, code: number): boolean {
  const known = drawn.get(name);
  if (known) return known(code);
  const font = create(fontFile(name, 400));
  // A collection of fonts, which has no letters itself, is in none of these files.
  const has = (one: number): boolean =>
    'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(one);
  drawn.set(name, has);
  return has(code);
}

/** Name of the font file that has a letter; undefined for a letter that none has. */
export function getFont(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 32;
  if (names.has(code)) return names.get(code);
  const name = subsets()
    .filter(({ codes }) => codes.some(([from, to]) => code >= from && code <= to))
    .map(({ family, range }) => `${family}-${range}`)
    .find((one) => draws(one, code));
  names.set(code, name);
  return name;
}

const files = new Map<string, Buffer>();

/** A font file by its name and weight. */
export function fontFile(name: string, weight: PdfWeight): Buffer {
  const family = FONTS.find((one) => name.startsWith(`${one.family}-`))?.family ?? 'inter';
  const path = `@fontsource/${family}/files/${name}-${weight}-normal.woff`;
  // Unpacked here: what reads the fonts fails at unpacking some of them.
  const file = files.get(path) ?? unpackWoff(readFileSync(resolve(path)));
  files.set(path, file);
  return file;
}
