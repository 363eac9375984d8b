/** An action of the rich text editor with its shortcuts. */
export interface TextAction {
  readonly label: string;
  /** Keys in the format of commands; the first is displayed. The browser's own follow. */
  readonly keys: readonly [string, ...string[]];
}

const IDS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'link',
  'bulletList',
  'orderedList',
  'indent',
  'outdent',
  'heading2',
  'heading3',
  'heading4',
  'paragraph',
  'alignStart',
  'alignCenter',
  'alignEnd',
  'alignJustify',
  'lineBreak',
  'tools',
  'leave',
] as const;
export type TextActionId = (typeof IDS)[number];

/** Ids of all actions, in display order. */
export const TEXT_ACTION_IDS: readonly TextActionId[] = IDS;

/** Registry of text actions for shortcuts, the toolbar and the list of shortcuts. */
export const TEXT_ACTIONS: Readonly<Record<TextActionId, TextAction>> = {
  bold: { label: 'Bold', keys: ['mod+b'] },
  italic: { label: 'Italic', keys: ['mod+i'] },
  underline: { label: 'Underline', keys: ['mod+u'] },
  strike: { label: 'Strike through', keys: ['mod+shift+x', 'mod+shift+s'] },
  link: { label: 'Link', keys: ['mod+k'] },
  bulletList: { label: 'Bullet list', keys: ['mod+shift+8'] },
  orderedList: { label: 'Numbered list', keys: ['mod+shift+7'] },
  indent: { label: 'Indent', keys: ['tab'] },
  outdent: { label: 'Outdent', keys: ['shift+tab'] },
  heading2: { label: 'Heading 2', keys: ['mod+alt+2'] },
  heading3: { label: 'Heading 3', keys: ['mod+alt+3'] },
  heading4: { label: 'Heading 4', keys: ['mod+alt+4'] },
  paragraph: { label: 'Paragraph', keys: ['mod+alt+0'] },
  alignStart: { label: 'Align left', keys: ['mod+shift+l'] },
  alignCenter: { label: 'Center', keys: ['mod+shift+e'] },
  alignEnd: { label: 'Align right', keys: ['mod+shift+r'] },
  alignJustify: { label: 'Justify', keys: ['mod+shift+j'] },
  lineBreak: { label: 'Line break', keys: ['shift+enter'] },
  tools: { label: 'Focus the text toolbar', keys: ['alt+f10'] },
  leave: { label: 'Finish editing text', keys: ['escape'] },
};
