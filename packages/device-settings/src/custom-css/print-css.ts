import { generate } from './css-tree.ts';
import { parsePart } from './parse-part.ts';
import { printDeclaration } from './print-declaration.ts';
import { printSelector } from './print-selector.ts';
import { type BlockItem, type CssItem, CssMistake, readItems } from './read-items.ts';

/** At-rules that contain conditional rules of a block. */
const CONDITIONS: readonly string[] = ['media', 'supports', 'container'];
const KEYFRAMES = 'keyframes';
const KEYFRAME = /^(?:from|to|\d{1,3}(?:\.\d+)?%)(?:\s*,\s*(?:from|to|\d{1,3}(?:\.\d+)?%))*$/i;

interface AtRule {
  readonly name: string;
  readonly prelude: string;
}

function atRuleOf({ prelude }: BlockItem): AtRule | undefined {
  const found = /^@([\w-]+)\s*([\s\S]*)$/.exec(prelude);
  return found
    ? { name: (found[1] ?? '').toLowerCase(), prelude: (found[2] ?? '').trim() }
    : undefined;
}

function printCondition({ name, prelude }: AtRule, line: number): string {
  const parsed = parsePart(prelude, line, { context: 'atrulePrelude', atrule: name });
  return `@${name} ${generate(parsed)}`;
}

/** Serializes a block's custom CSS nested in a class. */
class Printer {
  private readonly className: string;
  private readonly mistakes: CssMistake[];
  private readonly names = new Map<string, string>();
  private readonly frames: string[] = [];

  constructor(className: string, mistakes: CssMistake[]) {
    this.className = className;
    this.mistakes = mistakes;
  }

  print(items: readonly CssItem[]): string {
    // Keyframe names come first, since they may be used before they are defined.
    for (const item of items) {
      const rule = item.kind === 'block' ? atRuleOf(item) : undefined;
      if (rule?.name === KEYFRAMES)
        this.names.set(rule.prelude, `${this.className}-${rule.prelude}`);
    }
    const rules = this.items(items, true);
    return `${rules ? `.${this.className}{${rules}}` : ''}${this.frames.join('')}`;
  }

  private items(items: readonly CssItem[], top: boolean): string {
    return items.map((item) => this.attempt(() => this.item(item, top))).join('');
  }

  /** Continues after a mistake, so that all are reported. */
  private attempt(work: () => string): string {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CssMistake)) throw error;
      this.mistakes.push(error);
      return '';
    }
  }

  private item(item: CssItem, top: boolean): string {
    if (item.kind === 'declaration') return `${printDeclaration(item, this.names)};`;
    const rule = atRuleOf(item);
    if (!rule)
      return `${printSelector(item.prelude, item.line, top)}{${this.items(item.items, false)}}`;
    if (rule.name === KEYFRAMES && top) return this.keyframes(item, rule);
    if (!CONDITIONS.includes(rule.name))
      throw new CssMistake(`@${rule.name} is not allowed here`, item.line);
    return `${printCondition(rule, item.line)}{${this.items(item.items, top)}}`;
  }

  /** Keyframes are placed outside of the class, under a unique name. */
  private keyframes({ items, line }: BlockItem, { prelude }: AtRule): string {
    if (!/^[\w-]+$/.test(prelude)) throw new CssMistake('keyframes need a plain name', line);
    const steps = items.map((step) => {
      if (step.kind !== 'block' || !KEYFRAME.test(step.prelude))
        throw new CssMistake('keyframes hold steps such as from, 50% and to', step.line);
      return `${step.prelude}{${this.items(step.items, false)}}`;
    });
    this.frames.push(`@keyframes ${this.names.get(prelude)}{${steps.join('')}}`);
    return '';
  }
}

/** Maximum size of custom CSS per block, bytes. */
const LONGEST = 65_536;

/**
 * Validates a block's custom CSS and nests it in a class.
 * @param text - text of the author
 * @param className - class
 * @returns serialized CSS and every mistake, in line order
 */
export function printCss(
  text: string,
  className: string,
): { readonly css: string; readonly mistakes: readonly CssMistake[] } {
  const mistakes: CssMistake[] = [];
  if (text.length > LONGEST)
    return { css: '', mistakes: [new CssMistake('there is more than 64 kB of it', 1)] };
  try {
    const css = new Printer(className, mistakes).print(readItems(text));
    // Defense in depth, since a page's styles are in its head.
    if (/<\/|<!--/.test(css)) mistakes.push(new CssMistake('"</" and "<!--" are not allowed', 1));
    return { css, mistakes };
  } catch (error) {
    if (!(error instanceof CssMistake)) throw error;
    return { css: '', mistakes: [...mistakes, error] };
  }
}
