import { defineSettings } from '../../define/define-settings.ts';
import type { SlideProps } from './slide.definition.ts';

/** The title of a slide is in the list of its slider; the key that links both cannot be edited. */
export const slideSettings = defineSettings<SlideProps>([
  {
    kind: 'fixed',
    prop: 'containerId',
    label: 'Slide',
    help: 'Change its title and position in the settings of the slider.',
  },
]);
