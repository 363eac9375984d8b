import { defineExamples } from '../../define/define-examples.ts';
import type { CarbonCalculatorProps } from './carbon-calculator.definition.ts';

/** Examples of carbon calculators. */
export const carbonCalculatorExamples = defineExamples<CarbonCalculatorProps>({
  minimal: { props: { title: '' } },
  typical: { props: { title: 'The footprint of your freight', buttonText: 'Show the footprint' } },
  longText: {
    props: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and their way to you',
      buttonText: 'Tell me exactly how much this shipment is going to emit on its way',
    },
  },
  empty: { props: { title: '', buttonText: '' } },
  rtl: { dir: 'rtl', props: { title: 'بصمة الشحنة', buttonText: 'احسب' } },
});
