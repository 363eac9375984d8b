import {
  type BlockDefinition,
  type BlockRegistry,
  type BlockTemplate,
  type InlineText,
  type MarkupNode,
  parseMarkup,
} from '@org/content';
import type { JsonObject } from '@org/schema/entities';

/** Fewest words of a line by which a changed text is still taken for a sample: shorter ones may well be the author's. */
const MIN_LINE_WORDS = 4;

/** Texts of fresh blocks and of templates that stand for those of the author. */
export interface SampleTexts {
  /** Texts as a whole. */
  readonly texts: ReadonlySet<string>;
  /** Lines of texts with several, such as paragraphs. */
  readonly lines: ReadonlySet<string>;
}

/** Tags that end a line. */
const LINE_TAGS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'li', 'br']);

function writeLines(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return `${writeLines(node.children)}${LINE_TAGS.has(node.tag) ? '\n' : ''}`;
    })
    .join('');
}

const normalize = (line: string): string => line.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Returns the lines of a text that are not empty, in one spelling. */
function readLines(text: unknown, { kind }: InlineText): string[] {
  if (typeof text !== 'string') return [];
  const plain = kind === 'markup' ? writeLines(parseMarkup(text)) : text;
  return plain.split('\n').map(normalize).filter(Boolean);
}

const isLong = (line: string): boolean => line.split(' ').length >= MIN_LINE_WORDS;

/** Returns the texts of a block that authors write, each as its lines. */
const readTexts = ({ inlineText = [] }: BlockDefinition, props: JsonObject): string[][] =>
  inlineText
    .filter(({ item, isFinal }) => !item && !isFinal)
    .map((inline) => readLines(props[inline.prop], inline))
    .filter((lines) => lines.length > 0);

/**
 * Collects the sample texts of an email: those of fresh blocks, also of pages that an email can start from, and those of templates.
 */
export function collectSampleTexts(
  registry: BlockRegistry,
  templates: readonly BlockTemplate[],
): SampleTexts {
  const texts = new Set<string>();
  const lines = new Set<string>();
  const add = (found: readonly string[], isOfEmail: boolean): void => {
    const whole = found.join(' ');
    // A word such as “Search” is the sample of a page block, and the right word for a button.
    if (isOfEmail || isLong(whole)) texts.add(whole);
    for (const line of found) if (isLong(line)) lines.add(line);
  };
  for (const definition of registry.all())
    for (const found of readTexts(definition, definition.defaults))
      add(found, definition.targets.includes('email'));
  const visit = ({ type, props, isSample, children = [] }: BlockTemplate): void => {
    const definition = isSample ? registry.get(type) : undefined;
    if (definition) for (const found of readTexts(definition, props ?? {})) add(found, true);
    for (const child of children) visit(child);
  };
  for (const template of templates) visit(template);
  return { texts, lines };
}

/** Returns whether a block still has a sample text, as a whole or in one of its lines. */
export function holdsSampleText(
  definition: BlockDefinition,
  props: JsonObject,
  { texts, lines }: SampleTexts,
): boolean {
  return readTexts(definition, props).some(
    (found) => texts.has(found.join(' ')) || found.some((line) => lines.has(line)),
  );
}
