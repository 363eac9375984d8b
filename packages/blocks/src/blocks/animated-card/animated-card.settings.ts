import { defineSettings } from '../../define-settings.ts';
import type { AnimatedCardProps } from './animated-card.definition.ts';

/** Settings of a card. */
export const animatedCardSettings = defineSettings<AnimatedCardProps>([
  {
    kind: 'select',
    prop: 'animation',
    label: 'Animation',
    options: [
      { value: 'rise', label: 'Rises into view' },
      { value: 'fade', label: 'Words fade in over the picture' },
      { value: 'flip', label: 'Turns over' },
      { value: 'none', label: 'None' },
    ],
    help: 'Fading and turning cards answer to pointer, touch and keys; here both their sides are shown. Who prefers less motion sees none.',
  },
]);
