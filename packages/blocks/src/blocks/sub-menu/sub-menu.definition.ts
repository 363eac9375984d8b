import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

export const SUB_MENU_LAYOUTS = ['list', 'row'] as const;

const shape = object({
  /** Stacked, or side by side when there is space. */
  layout: string().oneOf(SUB_MENU_LAYOUTS).required(),
});
export type SubMenuProps = InferType<typeof shape>;

/** The child pages of the current page. */
export const subMenuDefinition = defineBlock({
  type: 'SubMenu',
  label: 'Sub-menu',
  description: 'Links to the child pages of the current page.',
  category: 'navigation',
  icon: 'sitemap',
  shape,
  defaults: { layout: 'list' },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  aliases: ['Submenu'],
});
