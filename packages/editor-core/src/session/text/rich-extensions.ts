import { MARKUP_ALIGNS, safeHref } from '@org/content';
import { THEME_COLORS } from '@org/schema';
import {
  type AnyExtension,
  Extension,
  Mark,
  mergeAttributes,
  Node,
  wrappingInputRule,
} from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';

/** Heading levels of a text; the first level is the page's own. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** A link whose URL the guard accepts. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes() {
    return {
      href: { default: '' },
      target: {
        default: null,
        parseHTML: (element) => (element.getAttribute('target') === '_blank' ? '_blank' : null),
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'a[href]',
        getAttrs: (element) => safeHref(element.getAttribute('href') ?? '') !== '' && null,
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ['a', HTMLAttributes, 0];
  },
});

/** Text in a color of the theme. */
const Color = Mark.create({
  name: 'color',
  priority: 900,
  addAttributes() {
    return {
      color: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-color'),
        renderHTML: ({ color }) => ({ 'data-color': color }),
      },
    };
  },
  parseHTML() {
    return THEME_COLORS.map((color) => ({ tag: `span[data-color="${color}"]` }));
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

/** Numbered lists start at one: the guard keeps no other start. */
const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML() {
    return [{ tag: 'ol' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['ol', mergeAttributes(HTMLAttributes), 0];
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })];
  },
});

const Align = Extension.create({
  name: 'align',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) =>
              MARKUP_ALIGNS.find((align) => align === element.dataset.align) ?? null,
            renderHTML: ({ align }) => (align ? { 'data-align': align } : {}),
          },
        },
      },
    ];
  },
});

/** Extensions for exactly the markup that the guard keeps. */
export const RICH_EXTENSIONS: readonly AnyExtension[] = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [...HEADING_LEVELS] }),
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Bold,
  Italic,
  Underline,
  Strike,
  Link,
  Color,
  Align,
  UndoRedo,
];
