import { defineSettings } from '../../define/define-settings.ts';
import type { CardBodyProps } from './card-body.definition.ts';

/** Settings of a card's body. */
export const cardBodySettings = defineSettings<CardBodyProps>([
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
