import { defineSettings } from '../../define/define-settings.ts';
import type { CardHeaderProps } from './card-header.definition.ts';

/** Settings of a card's header. */
export const cardHeaderSettings = defineSettings<CardHeaderProps>([
  {
    kind: 'number',
    prop: 'minHeight',
    label: 'Least height',
    min: 0,
    max: 1000,
    step: 10,
    unit: 'px',
  },
]);
