import type {
  BuilderNode,
  CollectionField,
  JsonObject,
  JsonValue,
  PictureValue,
  PublicItem,
} from '@org/schema/entities';
import type { BindingKind, BlockDefinition } from '../blocks/block-definition.ts';
import { isJsonObject } from '../components/component-types.ts';
import { cleanMarkup, markupText, parseMarkup, printMarkup, safeHref } from '../markup/markup.ts';

/** Fields that every item has, beside those of its collection. */
export const ITEM_FIELDS = [
  { key: 'title', label: 'Title', kind: 'text' },
  { key: 'created_at', label: 'Created', kind: 'date' },
  { key: 'link', label: 'Page of the item', kind: 'page' },
] as const;

/** Kind of a field that a prop can show; `page` is the page of the item. */
type FieldKind = CollectionField['kind'] | 'page';

/** Kinds of fields by the form in which a prop shows them. */
const SHOWN: Readonly<Record<BindingKind, readonly FieldKind[]>> = {
  text: ['text', 'rich_text', 'date', 'number', 'choice', 'reference'],
  markup: ['text', 'rich_text', 'date', 'number', 'choice', 'reference'],
  picture: ['picture'],
  link: ['page', 'text', 'reference'],
  namedLink: ['page', 'reference'],
};

/** Returns true when a prop of some form can show a field of some kind. */
export function canShow(binding: BindingKind, kind: FieldKind): boolean {
  return SHOWN[binding].includes(kind);
}

/** Returns the keys of the fields that the props of a block show, by prop. Props that cannot show fields are omitted. */
export function readBindings(
  { custom }: Pick<BuilderNode, 'custom'>,
  definition: BlockDefinition | undefined,
): Readonly<Record<string, string>> {
  const { bindings } = custom;
  if (!isJsonObject(bindings) || !definition?.bindings) return {};
  return Object.fromEntries(
    Object.keys(definition.bindings).flatMap((prop) => {
      const key = Object.hasOwn(bindings, prop) ? bindings[prop] : undefined;
      return typeof key === 'string' && /^[a-z][a-z0-9_]{0,49}$/.test(key) ? [[prop, key]] : [];
    }),
  );
}

/** Options of the texts of dates and numbers. */
export interface ShownIn {
  readonly locale: string;
}

const isPicture = (value: unknown): value is PictureValue =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

/** Returns a locale that the runtime knows. */
function safeLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

function showDate(value: string, { locale }: ShownIn): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(safeLocale(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
}

/** Returns the text of a value; '' for a value that has none. */
function toText(kind: FieldKind, value: unknown, shownIn: ShownIn): string {
  if (kind === 'number')
    return typeof value === 'number'
      ? new Intl.NumberFormat(safeLocale(shownIn.locale)).format(value)
      : '';
  if (kind === 'reference')
    return isJsonObject(value) && typeof value.title === 'string' ? value.title : '';
  if (typeof value !== 'string') return '';
  if (kind === 'page') return '';
  if (kind === 'date') return showDate(value, shownIn);
  return kind === 'rich_text' ? markupText(parseMarkup(value)) : value;
}

/** Returns the target of a value: the text itself, or the page of an item; '' for none. */
function toLink(kind: FieldKind, value: unknown): string {
  const target = kind === 'reference' && isJsonObject(value) ? value.path : value;
  return typeof target === 'string' ? target : '';
}

/** Returns the name of a link to the page of an item: the title of the referenced one, or of the item itself. */
const getLinkName = (value: unknown, title: string): string =>
  isJsonObject(value) && typeof value.title === 'string' ? value.title : title;

/** Returns a text as a paragraph of guarded markup. */
const toParagraph = (text: string): string => printMarkup([{ tag: 'p', children: [text] }]);

/** Returns the props that show a value: none for a value that the prop cannot show. */
function showValue(
  prop: string,
  binding: BindingKind,
  {
    kind,
    value,
    title,
  }: { readonly kind: FieldKind; readonly value: unknown; readonly title: string },
  shownIn: ShownIn,
): JsonObject {
  if (!canShow(binding, kind)) return {};
  if (binding === 'picture')
    return isPicture(value)
      ? // The size and the focus of the picture that it replaces do not apply.
        { [prop]: value.src, altText: value.alt, naturalWidth: 0, naturalHeight: 0, focus: {} }
      : {};
  if (binding === 'markup' && kind === 'rich_text')
    return typeof value === 'string' && value !== '' ? { [prop]: cleanMarkup(value) } : {};
  if (binding === 'link' || binding === 'namedLink') {
    const href = safeHref(toLink(kind, value));
    if (href === '') return {};
    return { [prop]: href, ...(binding === 'namedLink' && { label: getLinkName(value, title) }) };
  }
  const text = toText(kind, value, shownIn);
  if (text === '') return {};
  if (binding === 'markup') return { [prop]: toParagraph(text) };
  return { [prop]: text };
}

/**
 * Returns the props of a block that differ for an item: those that show its fields. A prop has its own value when the field is
 * empty, was removed, or is of a kind that the prop cannot show.
 */
export function getBoundProps(
  node: BuilderNode,
  definition: BlockDefinition | undefined,
  {
    item,
    fields,
    shownIn,
  }: {
    readonly item: PublicItem;
    readonly fields: readonly CollectionField[];
    readonly shownIn: ShownIn;
  },
): JsonObject {
  const props: Record<string, JsonValue> = {};
  for (const [prop, key] of Object.entries(readBindings(node, definition))) {
    const own = ITEM_FIELDS.find((field) => field.key === key);
    const field = own ?? fields.find((one) => one.key === key);
    const binding = definition?.bindings?.[prop];
    if (!field || !binding) continue;
    const value: unknown = own
      ? item[own.key === 'link' ? 'path' : own.key]
      : Object.hasOwn(item.values, key)
        ? item.values[key]
        : undefined;
    Object.assign(
      props,
      showValue(prop, binding, { kind: field.kind, value, title: item.title }, shownIn),
    );
  }
  return props;
}
