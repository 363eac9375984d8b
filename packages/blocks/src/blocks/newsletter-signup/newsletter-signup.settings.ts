import { BUTTON_VARIANTS } from '@org/schema';
import { defineSettings, getOptions } from '../../define/define-settings.ts';
import type { NewsletterSignupProps } from './newsletter-signup.definition.ts';

/** Settings of the sign-up. */
export const newsletterSignupSettings = defineSettings<NewsletterSignupProps>([
  { kind: 'text', prop: 'title', label: 'Title' },
  { kind: 'textarea', prop: 'text', label: 'Text' },
  { kind: 'text', prop: 'placeholder', label: 'Placeholder' },
  { kind: 'text', prop: 'buttonText', label: 'Button' },
  {
    kind: 'select',
    prop: 'buttonVariant',
    label: 'Button look',
    options: getOptions(BUTTON_VARIANTS),
  },
  { kind: 'toggle', prop: 'inline', label: 'In one line' },
  {
    kind: 'number',
    prop: 'listId',
    label: 'List number',
    min: 0,
    max: 1_000_000_000,
    step: 1,
    help: '0 for the usual list.',
  },
]);
