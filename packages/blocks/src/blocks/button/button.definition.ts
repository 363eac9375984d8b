import { BUTTON_VARIANTS, LINK_TARGETS } from '@org/schema';
import { boolean, type InferType, object, string } from 'yup';
import { CONTENT_PARENTS } from '../../define/content-parents.ts';
import { defineBlock } from '../../define/define-block.ts';
import { isIconName } from '../../icons/icon-names.ts';

export const BUTTON_SIZES = ['sm', 'default', 'lg'] as const;
export const ICON_POSITIONS = ['before', 'after'] as const;

const shape = object({
  text: string().max(500).defined(),
  href: string().max(2000).defined(),
  target: string().oneOf(LINK_TARGETS).required(),
  /** '' for none: then the colors below apply. */
  variant: string()
    .oneOf([...BUTTON_VARIANTS, ''])
    .defined(),
  size: string().oneOf(BUTTON_SIZES).required(),
  /** Overrides the variant's color; '' for the variant's. */
  buttonColor: string().max(80).defined(),
  textColor: string().max(80).defined(),
  fullWidth: boolean().required(),
  /** '' for none. */
  buttonIcon: string()
    .test('icon', 'Choose an icon of the list', (value) => !value || isIconName(value))
    .defined(),
  iconPosition: string().oneOf(ICON_POSITIONS).required(),
  cssClasses: string().max(300).defined(),
  /** Name of the button for scripts and analytics; '' for none. */
  eventTriggerName: string().max(100).defined(),
});
/** Props of the block "Button". */
export type ButtonProps = InferType<typeof shape>;

/** A button that links to another page. */
export const buttonDefinition = defineBlock({
  type: 'Button',
  label: 'Button',
  description: 'A button that links to a page, an email address or a phone number.',
  category: 'interactive',
  icon: 'click',
  shape,
  defaults: {
    text: 'Click Me',
    href: '',
    target: '_self',
    variant: 'primary',
    size: 'default',
    buttonColor: '',
    textColor: '',
    fullWidth: false,
    buttonIcon: '',
    iconPosition: 'before',
    cssClasses: '',
    eventTriggerName: '',
  },
  canvas: false,
  rules: { parents: CONTENT_PARENTS, children: [] },
  groups: ['alignment', 'border', 'spacing', 'typography'],
  bindings: { text: 'text', href: 'link' },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
