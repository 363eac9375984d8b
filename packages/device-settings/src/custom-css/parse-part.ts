import type { CssNode, ParseOptions } from 'css-tree';
import { parse } from './css-tree.ts';
import { CssMistake } from './read-items.ts';

/**
 * Parses one part of CSS; anything that the parser would skip is a mistake.
 * @param line - its line
 * @param options - kind
 * @throws `CssMistake`
 */
export function parsePart(text: string, line: number, options: ParseOptions): CssNode {
  const refuse = (error: Error): never => {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    throw new CssMistake(`"${shown}": ${error.message.toLowerCase()}`, line);
  };
  try {
    return parse(text, { ...options, onParseError: refuse });
  } catch (error) {
    if (error instanceof CssMistake || !(error instanceof SyntaxError)) throw error;
    return refuse(error);
  }
}
