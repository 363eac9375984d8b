import { defineSettings } from '../../define/define-settings.ts';
import type { AnimatedCardProps } from './animated-card.definition.ts';

/** Settings of a card. */
export const animatedCardSettings = defineSettings<AnimatedCardProps>([
  {
    kind: 'select',
    prop: 'animation',
    label: 'Animation',
    options: [
      { value: 'rise', label: 'Rises into view' },
      { value: 'fade', label: 'Text fades in over the picture' },
      { value: 'flip', label: 'Turns over' },
      { value: 'none', label: 'None' },
    ],
    help: 'Cards that fade or flip react to pointer, touch and keyboard. The editor shows both sides. Visitors who prefer reduced motion see no animation.',
  },
]);
