import { LINK_TARGETS } from '@org/schema';
import { array, type InferType, number, object, string } from 'yup';
import { CONTENT_PARENTS } from '../../define/content-parents.ts';
import { defineBlock } from '../../define/define-block.ts';
import { isIconName } from '../../icons/icon-names.ts';

export const DIRECTIONS = ['row', 'column'] as const;
export const PLACES = ['start', 'center', 'end'] as const;

/** An icon of the list. */
const item = object({
  id: string().max(40).required(),
  icon: string()
    .test('icon', 'Choose an icon of the list', (value) => isIconName(value))
    .required('Please choose an icon'),
  /** px */
  width: number().min(8).max(512).required('Please enter a width'),
  /** px */
  height: number().min(8).max(512).required('Please enter a height'),
  color: string().max(80).required('Please choose a color'),
  href: string().max(2000).defined(),
  hrefTarget: string().oneOf(LINK_TARGETS).required(),
  cssClasses: string().max(300).defined(),
  /** Accessible name of a linked icon; defaults to the icon's own name. */
  label: string().max(200).default(''),
});
export type IconItem = InferType<typeof item>;

const shape = object({
  icons: array(item.required()).max(50).required(),
  direction: string().oneOf(DIRECTIONS).required(),
  justify: string().oneOf(PLACES).required(),
  align: string().oneOf(PLACES).required(),
  /** Step of the spacing scale. */
  gap: number().integer().min(0).max(5).required(),
});
/** Props of the block "Icons". */
export type IconsProps = InferType<typeof shape>;

/** Default values of a new icon, without its id. */
export const NEW_ICON = {
  icon: 'star',
  width: 72,
  height: 72,
  color: '#000000',
  href: '',
  hrefTarget: '_self',
  cssClasses: '',
  label: '',
} as const;

const startingIcon = (id: string, icon: IconItem['icon']): IconItem => ({
  ...NEW_ICON,
  id,
  icon,
  color: 'primary',
  width: 40,
  height: 40,
});

/** A row or column of icons, which may be links. */
export const iconsDefinition = defineBlock({
  type: 'Icons',
  label: 'Icons',
  description: 'A row or column of icons, with optional links.',
  category: 'media',
  icon: 'icons',
  shape,
  defaults: {
    icons: [
      startingIcon('one', 'leaf'),
      startingIcon('two', 'heart-handshake'),
      startingIcon('three', 'sparkles'),
    ],
    direction: 'row',
    justify: 'start',
    align: 'center',
    gap: 3,
  },
  canvas: false,
  aliases: ['IconRow'],
  rules: { parents: CONTENT_PARENTS, children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
});
