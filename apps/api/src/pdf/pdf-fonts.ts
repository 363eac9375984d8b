import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How heavy letters are. */
export type PdfWeight = 400 | 600;

/** Packages of fonts, the first that has a letter writes it. */
const PACKAGES = ['inter', 'noto-sans-arabic', 'noto-sans-hebrew'] as const;

interface Subset {
  /** Folder and beginning of the name of its files. */
  readonly family: string;
  readonly range: string;
  readonly codes: readonly (readonly [from: number, to: number])[];
}

const { resolve } = createRequire(import.meta.url);

const codesOf = (ranges: string): [number, number][] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

let known: readonly Subset[] | undefined;
const names = new Map<number, string>();

/** Which file of which font has which letters; Latin first, since most texts are. */
function subsets(): readonly Subset[] {
  known ??= PACKAGES.flatMap((family) => {
    const ranges = JSON.parse(
      readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
    ) as Record<string, string>;
    return Object.entries(ranges)
      .map(([range, codes]) => ({ family, range, codes: codesOf(codes) }))
      .toSorted((one, other) => Number(other.range === 'latin') - Number(one.range === 'latin'));
  });
  return known;
}

/** Name of the font file that has a letter; the Latin one for a letter that none has. */
export function fontOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 32;
  const before = names.get(code);
  if (before) return before;
  const found = subsets().find(({ codes }) =>
    codes.some(([from, to]) => code >= from && code <= to),
  );
  const name = found ? `${found.family}-${found.range}` : 'inter-latin';
  names.set(code, name);
  return name;
}

const files = new Map<string, Buffer>();

/** A font file by its name and weight. */
export function fontFile(name: string, weight: PdfWeight): Buffer {
  const family = PACKAGES.find((one) => name.startsWith(`${one}-`)) ?? 'inter';
  const path = `@fontsource/${family}/files/${name}-${weight}-normal.woff`;
  const file = files.get(path) ?? readFileSync(resolve(path));
  files.set(path, file);
  return file;
}
