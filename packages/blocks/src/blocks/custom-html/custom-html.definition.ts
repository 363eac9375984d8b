import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

const shape = object({
  /** Rendered without sanitizing on the site; storing it requires a separate permission. */
  htmlContent: string().max(100_000).defined(),
});
export type CustomHtmlProps = InferType<typeof shape>;

/** Custom HTML of an author. */
export const customHtmlDefinition = defineBlock({
  type: 'CustomHtml',
  label: 'Custom HTML',
  description: 'Your own HTML, such as the embed code of a booking service or a video.',
  category: 'interactive',
  icon: 'code',
  shape,
  defaults: { htmlContent: '' },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  aliases: ['CustomHTML', 'HtmlParser', 'HTMLParser'],
  rawProp: 'htmlContent',
});
