import type { InlineItemText, InlineText } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema/entities';

/** A text of a block for inline editing. */
export interface InlineTarget {
  readonly kind: InlineText['kind'];
  readonly element: HTMLElement;
  readonly prop: string;
  /** Returns the value of the prop for the typed text; undefined for a text that must not be empty. */
  readonly toStored: (typed: string) => JsonValue | undefined;
}

/** Returns the elements of a part, including the block's own element. */
function getParts(root: HTMLElement, part: string): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)];
  return root.dataset.part === part ? [root, ...inside] : inside;
}

/** Returns a field with one of its texts replaced; an emptied text is removed. */
function replaceOneOf(stored: JsonValue | undefined, at: number, typed: string, separator: string) {
  const texts = (typeof stored === 'string' ? stored : '')
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  texts[at] = typed.trim();
  return texts.filter((text) => text !== '').join(`${separator} `);
}

function itemTargets(
  root: HTMLElement,
  { prop, kind, part }: InlineText,
  { part: itemPart, field, separator }: InlineItemText,
  props: JsonObject,
): InlineTarget[] {
  const list = props[prop];
  if (!Array.isArray(list)) return [];
  return getParts(root, itemPart).flatMap((itemRoot, index) =>
    getParts(itemRoot, part).map((element, at): InlineTarget => {
      const toStored = (typed: string): JsonValue | undefined => {
        const item = list[index];
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
        const text =
          separator === undefined ? typed.trim() : replaceOneOf(item[field], at, typed, separator);
        return text === '' ? undefined : list.with(index, { ...item, [field]: text });
      };
      return { kind, element, prop, toStored };
    }),
  );
}

/** Returns the visible texts of a block. */
function getTargets(
  root: HTMLElement,
  texts: readonly InlineText[],
  props: JsonObject,
): InlineTarget[] {
  return texts.flatMap((text): InlineTarget[] => {
    if (text.item) return itemTargets(root, text, text.item, props);
    const [element] = getParts(root, text.part);
    if (!element) return [];
    const { prop, kind } = text;
    return [{ kind, element, prop, toStored: (typed) => typed }];
  });
}

/** Returns the text of a block to edit: the one under the pointer, else the first visible one; undefined for none. */
export function findInlineTarget(
  root: HTMLElement,
  texts: readonly InlineText[],
  props: JsonObject,
  pointed?: Element | undefined,
): InlineTarget | undefined {
  const targets = getTargets(root, texts, props);
  return (pointed && targets.find(({ element }) => element.contains(pointed))) ?? targets[0];
}
