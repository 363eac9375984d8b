import { MARKUP_ALIGNS, type MarkupAlign, safeHref } from '@org/content';
import { THEME_COLORS, type ThemeColor } from '@org/schema';
import type { Editor } from '@tiptap/core';
import { HEADING_LEVELS } from './rich-extensions.ts';

/** Marks that are on or off. */
const TEXT_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];
const TEXT_LISTS = ['bulletList', 'orderedList'] as const;
export type TextList = (typeof TEXT_LISTS)[number];
type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** A link as the selected text has it. */
export interface TextLink {
  readonly href: string;
  readonly newTab: boolean;
}

/** How the selected text is formatted. */
export interface TextFormat {
  readonly marks: readonly TextMark[];
  readonly list: TextList | undefined;
  /** Undefined for a paragraph. */
  readonly level: HeadingLevel | undefined;
  /** Undefined where it stands as its block does. */
  readonly align: MarkupAlign | undefined;
  readonly color: ThemeColor | undefined;
  /** The link that all of it is in. */
  readonly link: TextLink | undefined;
  /** True when a part of it is linked. */
  readonly hasLink: boolean;
}

/** Reads the format at the selection. */
export function getFormat(editor: Editor): TextFormat {
  const { href, target } = editor.getAttributes('link');
  return {
    marks: TEXT_MARKS.filter((mark) => editor.isActive(mark)),
    // Of lists in lists, the innermost is the one that the buttons change.
    list: innermostList(editor),
    level: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })),
    align: MARKUP_ALIGNS.find((align) => editor.isActive({ align })),
    color: THEME_COLORS.find((color) => editor.isActive('color', { color })),
    link: editor.isActive('link') ? { href: String(href), newTab: target === '_blank' } : undefined,
    hasLink: typeof href === 'string',
  };
}

function innermostList(editor: Editor): TextList | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const list = TEXT_LISTS.find((name) => name === $from.node(depth).type.name);
    if (list) return list;
  }
  return undefined;
}

/** Each change of a format says whether there was anything to change. */
export function toggleMark(editor: Editor, mark: TextMark): boolean {
  return editor.commands.toggleMark(mark);
}

export function toggleList(editor: Editor, list: TextList): boolean {
  return editor.commands.toggleList(list, 'listItem');
}

/** Makes the selected lines headings, or paragraphs again. */
export function setLevel(editor: Editor, level: HeadingLevel | undefined): boolean {
  if (level === undefined) return editor.commands.setNode('paragraph');
  return editor.commands.setNode('heading', { level });
}

/** Aligns the selected lines; undefined lets them stand as their block does. */
export function setAlign(editor: Editor, align: MarkupAlign | undefined): boolean {
  const attributes = { align: align ?? null };
  return editor
    .chain()
    .updateAttributes('paragraph', attributes)
    .updateAttributes('heading', attributes)
    .run();
}

/** Puts the items of a list under the one above them, or takes them out from under it. */
export function moveListItem(editor: Editor, to: 'in' | 'out'): boolean {
  return to === 'in'
    ? editor.commands.sinkListItem('listItem')
    : editor.commands.liftListItem('listItem');
}

/** Begins a line in the same paragraph. */
export function breakLine(editor: Editor): boolean {
  return editor.commands.setHardBreak();
}

/** Gives the selected text a colour of the theme, or that of the text around it. */
export function setColor(editor: Editor, color: ThemeColor | undefined): void {
  if (color === undefined) editor.commands.unsetMark('color', { extendEmptyMarkRange: true });
  else editor.commands.setMark('color', { color });
}

/** Takes all formats from the selected text; its links stay. */
export function clearFormat(editor: Editor): void {
  let chain = editor.chain();
  for (const mark of [...TEXT_MARKS, 'color']) chain = chain.unsetMark(mark);
  chain.clearNodes().updateAttributes('paragraph', { align: null }).run();
}

/**
 * Links the selected text, or the whole link that the caret is in. With neither, the link's own words are put in.
 * An address that the guard refuses changes nothing.
 */
export function setLink(editor: Editor, { href, newTab }: TextLink, words: string): void {
  const safe = safeHref(href);
  if (!safe) return;
  const mark = { type: 'link', attrs: { href: safe, target: newTab ? '_blank' : null } };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: words, marks: [mark] });
    return;
  }
  editor.chain().extendMarkRange('link').setMark('link', mark.attrs).run();
}

/** Takes the link from the selected text, or the whole link that the caret is in. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
}
