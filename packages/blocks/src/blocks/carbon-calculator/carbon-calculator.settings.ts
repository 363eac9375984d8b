import { defineSettings } from '../../define/define-settings.ts';
import type { CarbonCalculatorProps } from './carbon-calculator.definition.ts';

/** Settings of a carbon calculator. */
export const carbonCalculatorSettings = defineSettings<CarbonCalculatorProps>([
  { kind: 'text', prop: 'title', label: 'Title' },
  { kind: 'text', prop: 'buttonText', label: 'Button' },
]);
