/** A token of HTML. */
export type MarkupToken =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'open' | 'close';
      /** Name of the element in lower case. */
      readonly name: string;
      /** Source of the attributes, not decoded. */
      readonly attributes: string;
      readonly isSelfClosing: boolean;
    };

const NO_END = -1;

const isLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Returns the index of the `>` that ends a tag whose attributes start at `from`; a quoted `>` does not end it. */
function findTagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const sign = html[at];
    if (sign === '>') return at;
    if (sign === '"' || sign === "'") {
      at = html.indexOf(sign, at + 1);
      if (at < 0) return NO_END;
    }
  }
  return NO_END;
}

/**
 * Computes `findTagEnd` for every index from `from` on in one pass from the right. Scanning ahead after each unterminated tag
 * would take quadratic time.
 */
function tabulateTagEnds(html: string, from: number): Int32Array {
  const ends = new Int32Array(html.length - from + 1).fill(NO_END);
  let nextDouble = NO_END;
  let nextSingle = NO_END;
  const endAt = (at: number): number => ends[at - from] ?? NO_END;
  for (let at = html.length - 1; at >= from; at--) {
    const sign = html[at];
    let end = endAt(at + 1);
    if (sign === '>') end = at;
    else if (sign === '"') {
      end = nextDouble < 0 ? NO_END : endAt(nextDouble + 1);
      nextDouble = at;
    } else if (sign === "'") {
      end = nextSingle < 0 ? NO_END : endAt(nextSingle + 1);
      nextSingle = at;
    }
    ends[at - from] = end;
  }
  return ends;
}

/**
 * Splits HTML into tags and text without comments, in linear time. A `<` that starts neither a tag nor a terminated comment is
 * text.
 */
export function* tokenizeMarkup(html: string): Generator<MarkupToken> {
  let at = 0;
  /** Start of the pending text, which may include a `<` that starts nothing. */
  let textStart = 0;
  let hasCommentEnd = true;
  let tagEnds: { readonly from: number; readonly ends: Int32Array } | undefined;
  const textUntil = (end: number): MarkupToken[] =>
    end > textStart ? [{ type: 'text', text: html.slice(textStart, end) }] : [];
  for (;;) {
    at = html.indexOf('<', at);
    if (at < 0) break;
    if (hasCommentEnd && html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      hasCommentEnd = end >= 0;
      if (end >= 0) {
        yield* textUntil(at);
        at = end + 3;
        textStart = at;
        continue;
      }
    }
    const isClosing = html[at + 1] === '/';
    const nameStart = at + (isClosing ? 2 : 1);
    let nameEnd = nameStart;
    while (
      isLetter(html.charCodeAt(nameEnd)) ||
      (nameEnd > nameStart && isDigit(html.charCodeAt(nameEnd)))
    )
      nameEnd++;
    let end = NO_END;
    if (nameEnd > nameStart) {
      end = tagEnds ? (tagEnds.ends[nameEnd - tagEnds.from] ?? NO_END) : findTagEnd(html, nameEnd);
      if (end < 0) tagEnds ??= { from: at, ends: tabulateTagEnds(html, at) };
    }
    if (end < 0) {
      at++;
      continue;
    }
    yield* textUntil(at);
    yield {
      type: isClosing ? 'close' : 'open',
      name: html.slice(nameStart, nameEnd).toLowerCase(),
      attributes: html.slice(nameEnd, end),
      isSelfClosing: html[end - 1] === '/',
    };
    at = end + 1;
    textStart = at;
  }
  yield* textUntil(html.length);
}
