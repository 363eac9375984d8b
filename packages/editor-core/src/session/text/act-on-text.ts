import type { Editor } from '@tiptap/core';
import {
  breakLine,
  moveListItem,
  setAlign,
  setLevel,
  toggleList,
  toggleMark,
} from './rich-format.ts';
import type { TextActionId } from './text-actions.ts';

/** Requests of a text to its toolbar. */
export type ToolsRequest = 'tools' | 'link';

/** Formatted text that actions change. */
export interface ActedText {
  readonly editor: Editor;
  /** Asks the toolbar. */
  ask(request: ToolsRequest): void;
  /** Ends the editing. */
  leave(): void;
}

function asks(request: ToolsRequest): (rich: ActedText) => boolean {
  return (rich) => {
    rich.ask(request);
    return true;
  };
}

/** Implementations of the actions. */
const ACTS: Readonly<Record<TextActionId, (rich: ActedText) => boolean>> = {
  bold: ({ editor }) => toggleMark(editor, 'bold'),
  italic: ({ editor }) => toggleMark(editor, 'italic'),
  underline: ({ editor }) => toggleMark(editor, 'underline'),
  strike: ({ editor }) => toggleMark(editor, 'strike'),
  link: asks('link'),
  bulletList: ({ editor }) => toggleList(editor, 'bulletList'),
  orderedList: ({ editor }) => toggleList(editor, 'orderedList'),
  indent: ({ editor }) => moveListItem(editor, 'in'),
  outdent: ({ editor }) => moveListItem(editor, 'out'),
  heading2: ({ editor }) => setLevel(editor, 2),
  heading3: ({ editor }) => setLevel(editor, 3),
  heading4: ({ editor }) => setLevel(editor, 4),
  paragraph: ({ editor }) => setLevel(editor, undefined),
  alignStart: ({ editor }) => setAlign(editor, 'start'),
  alignCenter: ({ editor }) => setAlign(editor, 'center'),
  alignEnd: ({ editor }) => setAlign(editor, 'end'),
  alignJustify: ({ editor }) => setAlign(editor, 'justify'),
  lineBreak: ({ editor }) => breakLine(editor),
  tools: asks('tools'),
  leave: (rich) => {
    rich.leave();
    return true;
  },
};

/**
 * Runs an action on a formatted text.
 * @returns false when there is nothing to apply it to
 */
export function actOnText(rich: ActedText, id: TextActionId): boolean {
  return ACTS[id](rich);
}
