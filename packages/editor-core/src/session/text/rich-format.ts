import { MARKUP_ALIGNS, type MarkupAlign, safeHref } from '@org/content';
import { THEME_COLORS, type ThemeColor } from '@org/schema';
import type { Editor } from '@tiptap/core';
import { HEADING_LEVELS } from './rich-extensions.ts';

/** Marks that can be toggled. */
const TEXT_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];
const TEXT_LISTS = ['bulletList', 'orderedList'] as const;
export type TextList = (typeof TEXT_LISTS)[number];
type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** A link of the selected text. */
export interface TextLink {
  readonly href: string;
  readonly newTab: boolean;
}

/** Format of the selected text. */
export interface TextFormat {
  readonly marks: readonly TextMark[];
  readonly list: TextList | undefined;
  /** Undefined for a paragraph. */
  readonly level: HeadingLevel | undefined;
  /** Undefined when it inherits the alignment of its block. */
  readonly align: MarkupAlign | undefined;
  readonly color: ThemeColor | undefined;
  /** The link around the whole selection. */
  readonly link: TextLink | undefined;
  /** True when a part of the selection is linked. */
  readonly hasLink: boolean;
}

/** Returns the format of the selection. */
export function getFormat(editor: Editor): TextFormat {
  const { href, target } = editor.getAttributes('link');
  return {
    marks: TEXT_MARKS.filter((mark) => editor.isActive(mark)),
    // In nested lists, the buttons change the innermost one.
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

/** Each change of a format returns whether it had an effect. */
export function toggleMark(editor: Editor, mark: TextMark): boolean {
  return editor.commands.toggleMark(mark);
}

export function toggleList(editor: Editor, list: TextList): boolean {
  return editor.commands.toggleList(list, 'listItem');
}

/** Converts the selected lines to headings, or back to paragraphs. */
export function setLevel(editor: Editor, level: HeadingLevel | undefined): boolean {
  if (level === undefined) return editor.commands.setNode('paragraph');
  return editor.commands.setNode('heading', { level });
}

/** Aligns the selected lines; undefined inherits the alignment of the block. */
export function setAlign(editor: Editor, align: MarkupAlign | undefined): boolean {
  const attributes = { align: align ?? null };
  return editor
    .chain()
    .updateAttributes('paragraph', attributes)
    .updateAttributes('heading', attributes)
    .run();
}

/** Indents or outdents the items of a list. */
export function moveListItem(editor: Editor, to: 'in' | 'out'): boolean {
  return to === 'in'
    ? editor.commands.sinkListItem('listItem')
    : editor.commands.liftListItem('listItem');
}

/** Inserts a line break in the same paragraph. */
export function breakLine(editor: Editor): boolean {
  return editor.commands.setHardBreak();
}

/**
 * Inserts a merge field in place of the selection, in its format.
 * @param fallback - text for readers without a value; braces and bars, which would end the field, are removed
 */
export function insertField(editor: Editor, name: string, fallback: string): void {
  const words = fallback.replace(/[{}|]/g, '').trim();
  const text = words === '' ? `{{${name}}}` : `{{${name}|${words}}}`;
  editor.commands.command(({ tr, dispatch }) => {
    dispatch?.(tr.insertText(text));
    return true;
  });
}

/** Sets the color of the selected text to one of the theme, or removes it. */
export function setColor(editor: Editor, color: ThemeColor | undefined): void {
  if (color === undefined) editor.commands.unsetMark('color', { extendEmptyMarkRange: true });
  else editor.commands.setMark('color', { color });
}

/** Removes all formats except links from the selected text. */
export function clearFormat(editor: Editor): void {
  let chain = editor.chain();
  for (const mark of [...TEXT_MARKS, 'color']) chain = chain.unsetMark(mark);
  chain.clearNodes().updateAttributes('paragraph', { align: null }).run();
}

/**
 * Links the selected text, or changes the whole link at the caret. With neither, inserts a linked text. A URL that the guard
 * rejects has no effect.
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

/** Removes the link from the selected text, or the whole link at the caret. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetMark('link').run();
}
