import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Guarded markup: paragraphs, headings, lists, links and marks. */
  html: string().max(100_000).defined(),
  /** '' inherits the color of the surrounding text. */
  color: string().max(80).defined(),
});
/** Props of the block "Text box". */
export type TextBoxProps = InferType<typeof shape>;

/** Formatted text: paragraphs, lists and links. */
export const textBoxDefinition = defineBlock({
  type: 'TextBox',
  label: 'Text box',
  description: 'Formatted text with paragraphs, lists and links.',
  category: 'text',
  icon: 'text-wrap',
  shape,
  defaults: {
    html: '<p>We are a small team and we answer our own phone. Tell us what you need, and we will say honestly whether we are the right people for it.</p><p>Most work is done <strong>within two weeks</strong>.</p>',
    color: '',
  },
  canvas: false,
  aliases: ['Textbox'],
  rules: { parents: ['Column'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing', 'typography'],
  bindings: { html: 'markup' },
  inlineText: [{ prop: 'html', kind: 'markup', part: 'text' }],
});
