import bidiFactory from 'bidi-js';
import { fontOf } from './pdf-fonts.ts';

const bidi = bidiFactory();

/** A part of a line that one font writes in one direction. */
export interface TextRun {
  /** In the order in which it is read. */
  readonly text: string;
  readonly font: string;
}

interface Level {
  readonly text: string;
  readonly level: number;
}

/** Parts of one direction, in the order in which they are read. */
function levelsOf(text: string): Level[] {
  const found = bidi.getEmbeddingLevels(text, 'auto');
  const parts: { text: string; level: number }[] = [];
  for (const [at, unit] of text.split('').entries()) {
    const level = found.levels[at] ?? 0;
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(unit) ?? unit) : unit;
    const last = parts.at(-1);
    if (last && last.level === level) last.text += mirrored;
    else parts.push({ text: mirrored, level });
  }
  return parts;
}

/** Parts from left to right. Source: Unicode Bidirectional Algorithm, rule L2. */
function ordered(parts: readonly Level[]): Level[] {
  const line = [...parts];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let from = 0;
    while (from < line.length) {
      let to = from;
      while (to < line.length && (line[to]?.level ?? 0) >= level) to++;
      if (to > from) line.splice(from, to - from, ...line.slice(from, to).reverse());
      from = Math.max(to, from + 1);
    }
  }
  return line;
}

/** A part as runs of one font each, from left to right. */
function byFont({ text, level }: Level): TextRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // Marks belong to the letter before them.
    const font = last && /\p{M}/u.test(letter) ? last.font : fontOf(letter);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return level % 2 === 1 ? runs.reverse() : runs;
}

/** A line as it is written from left to right. */
export function bidiRuns(text: string): TextRun[] {
  return ordered(levelsOf(text)).flatMap(byFont);
}
