import { tokenize, tokenTypes } from './css-tree.ts';

/** An unparsed declaration. */
export interface DeclarationItem {
  readonly kind: 'declaration';
  readonly text: string;
  readonly line: number;
}
/** A rule or an at-rule: the text before its braces, and its content. */
export interface BlockItem {
  readonly kind: 'block';
  readonly prelude: string;
  readonly items: readonly CssItem[];
  readonly line: number;
}
export type CssItem = DeclarationItem | BlockItem;

/** A mistake in the CSS with its line, from 1. */
export class CssMistake extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Maximum nesting: handwritten CSS stays far below it, hostile CSS does not. */
const DEEPEST = 32;

interface Token {
  readonly type: number;
  readonly text: string;
  readonly line: number;
}

const T = tokenTypes;
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

function getTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  tokenize(source, (type, start, end) => {
    const text = source.slice(start, end);
    if (type !== T.Comment) tokens.push({ type, text, line });
    else if (!text.endsWith('*/') || text.length < 4)
      throw new CssMistake('a comment is not closed', line);
    line += text.split('\n').length - 1;
  });
  return tokens;
}

/** Returns true for unterminated strings and URLs, including those at the end of the text, which a browser would close. */
function isOpen({ type, text }: Token): boolean {
  if (type === T.BadString || type === T.BadUrl) return true;
  if (type === T.Url) return !text.endsWith(')');
  return (
    type === T.String &&
    (text.length < 2 || text.at(-1) !== text[0] || /(?:^|[^\\])(?:\\\\)*\\.$/s.test(text))
  );
}

/**
 * Splits CSS into declarations and blocks, including nested ones. A text before `{` is the head of a block, so that `a:hover {`
 * is never parsed as a declaration; nothing is skipped to recover.
 * @throws `CssMistake`
 */
export function readItems(source: string): CssItem[] {
  const tokens = getTokens(source);
  let at = 0;

  const readBlock = (depth: number, opened: number | undefined): CssItem[] => {
    if (depth > DEEPEST) throw new CssMistake('rules are nested too deep', opened ?? 1);
    const items: CssItem[] = [];
    let text = '';
    let line = 0;
    const open: string[] = [];
    const flush = (): void => {
      if (text.trim()) items.push({ kind: 'declaration', text: text.trim(), line });
      text = '';
    };
    for (;;) {
      const token = tokens[at];
      if (!token) {
        if (open.length > 0) throw new CssMistake(`"${open.at(-1)}" is missing`, line);
        if (opened !== undefined) throw new CssMistake('"}" is missing', opened);
        flush();
        return items;
      }
      at += 1;
      if (isOpen(token))
        throw new CssMistake('a text in quotes or an address is not closed', token.line);
      if (token.type === T.CDO || token.type === T.CDC)
        throw new CssMistake(`${token.text} is not valid CSS`, token.line);
      const last = token.text.at(-1) ?? '';
      const inBrackets = open.length > 0;
      if (!inBrackets && token.text === ';') flush();
      else if (!inBrackets && token.text === '{') {
        if (!text.trim()) throw new CssMistake('"{" has nothing before it', token.line);
        const head = { prelude: text.trim(), line };
        text = '';
        items.push({ kind: 'block', ...head, items: readBlock(depth + 1, token.line) });
      } else if (!inBrackets && token.text === '}') {
        if (opened === undefined) throw new CssMistake('"}" closes nothing', token.line);
        flush();
        return items;
      } else {
        if (text === '') line = token.line;
        if (text !== '' || token.type !== T.WhiteSpace) text += token.text;
        if (token.type !== T.Url && token.type !== T.String && CLOSES[last])
          open.push(CLOSES[last]);
        else if (token.text === open.at(-1)) open.pop();
        else if (/^[)\]{}]$/.test(token.text))
          throw new CssMistake(`"${token.text}" does not belong here`, token.line);
      }
    }
  };

  return readBlock(0, undefined);
}
