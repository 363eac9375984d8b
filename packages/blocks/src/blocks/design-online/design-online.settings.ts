import { BUTTON_VARIANTS } from '@org/schema';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import type { DesignOnlineProps } from './design-online.definition.ts';

/** Settings of a button to a design studio. */
export const designOnlineSettings = defineSettings<DesignOnlineProps>([
  { kind: 'text', prop: 'text', label: 'Text' },
  {
    kind: 'text',
    prop: 'studioUrl',
    label: 'Studio URL',
    placeholder: 'https://studio.example.com/design',
    help: 'Must use https. The studio receives the product as the variantid of the page’s URL.',
  },
  { kind: 'select', prop: 'variant', label: 'Style', options: getOptions(BUTTON_VARIANTS) },
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
]);
