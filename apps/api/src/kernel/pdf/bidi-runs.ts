import bidiFactory from 'bidi-js';
import { draws, getFont } from './pdf-fonts.ts';

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
function getLevels(text: string): Level[] {
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

/** The font of what no other has. */
const FIRST = 'inter-latin';
/** Says how what stands around it is written, or is a picture: where no font has it, nothing is lost that could be read. */
const UNREAD = /[\p{Cc}\p{Cf}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Stays with the letter before it: a mark, or what joins and parts letters. */
const JOINED = /[\p{M}\u200c\u200d]/u;
/** Control characters of the bidirectional algorithm: applied, and not drawn. Source: Unicode Bidirectional Algorithm, 2. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Returns the glyph of a character and its font; undefined when nothing is drawn. */
function drawnAs(letter: string): TextRun | undefined {
  if (TURNS.test(letter)) return undefined;
  const font = getFont(letter);
  if (font !== undefined) return { text: letter, font };
  if (/\s/u.test(letter)) return { text: ' ', font: FIRST };
  return UNREAD.test(letter) ? undefined : { text: '?', font: FIRST };
}

/** A part as runs of one font each, from left to right. */
function byFont({ text, level }: Level): TextRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isJoined = last && JOINED.test(letter) && draws(last.font, letter.codePointAt(0) ?? 32);
    const drawn = isJoined ? { text: letter, font: last.font } : drawnAs(letter);
    if (!drawn) continue;
    // A font of a right-to-left script turns whatever it is given, and its figures are read from left to right.
    const isFigure = level % 2 === 0 && drawn.font.startsWith('noto-sans-arabic');
    if (last?.font === drawn.font && !isFigure) last.text += drawn.text;
    else runs.push(drawn);
  }
  return level % 2 === 1 ? runs.reverse() : runs;
}

/** Returns a line in visual order, from left to right. */
export function bidiRuns(text: string): TextRun[] {
  return ordered(getLevels(text)).flatMap(byFont);
}
