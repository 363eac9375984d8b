import { defineSettings, getOptions } from '../../define/define-settings.ts';
import { DIVIDER_STYLES, type SectionDividerProps } from './section-divider.definition.ts';

const WAVE = { prop: 'style', is: ['wave'] } as const;

/** Settings of a section divider. */
export const sectionDividerSettings = defineSettings<SectionDividerProps>([
  { kind: 'segments', prop: 'style', label: 'Shape', options: getOptions(DIVIDER_STYLES) },
  { kind: 'number', prop: 'height', label: 'Height', min: 1, max: 1000, step: 1, unit: 'px' },
  {
    kind: 'color',
    prop: 'dividerColor',
    label: 'Color',
    help: 'The color of the section below.',
  },
  {
    kind: 'color',
    prop: 'backgroundColor',
    label: 'Background',
    help: 'The color of the section above.',
  },
  {
    kind: 'slider',
    prop: 'skewAngle',
    label: 'Angle',
    min: 0,
    max: 5,
    step: 0.5,
    unit: '°',
    when: { prop: 'style', is: ['skewed'] },
  },
  {
    kind: 'slider',
    prop: 'waveHeight',
    label: 'Wave height',
    min: 10,
    max: 40,
    step: 1,
    unit: '%',
    when: WAVE,
  },
  { kind: 'slider', prop: 'waveCount', label: 'Waves', min: 1, max: 20, step: 1, when: WAVE },
  { kind: 'toggle', prop: 'waveFlip', label: 'Upside down' },
]);
