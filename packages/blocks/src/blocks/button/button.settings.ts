import { BUTTON_VARIANTS } from '@org/schema';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import type { ButtonProps } from './button.definition.ts';

/** Settings of a button. */
export const buttonSettings = defineSettings<ButtonProps>([
  { kind: 'text', prop: 'text', label: 'Text', placeholder: 'Book a visit' },
  { kind: 'link', prop: 'href', label: 'Link', also: { target: 'target' } },
  {
    kind: 'select',
    prop: 'variant',
    label: 'Style',
    options: [...getOptions(BUTTON_VARIANTS), { value: '', label: 'Own colors' }],
  },
  {
    kind: 'segments',
    prop: 'size',
    label: 'Size',
    options: [
      { value: 'sm', label: 'Small' },
      { value: 'default', label: 'Normal' },
      { value: 'lg', label: 'Large' },
    ],
  },
  { kind: 'color', prop: 'buttonColor', label: 'Color' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'toggle', prop: 'fullWidth', label: 'Full width' },
  { kind: 'icon', prop: 'buttonIcon', label: 'Icon' },
  {
    kind: 'segments',
    prop: 'iconPosition',
    label: 'Icon side',
    options: [
      { value: 'before', label: 'Before' },
      { value: 'after', label: 'After' },
    ],
  },
  { kind: 'text', prop: 'cssClasses', label: 'CSS classes', placeholder: 'class-one class-two' },
  {
    kind: 'text',
    prop: 'eventTriggerName',
    label: 'Event name',
    help: 'The name analytics and other blocks use for clicks on this button.',
  },
]);
