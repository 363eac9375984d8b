import { defineExamples } from '../../define/define-examples.ts';
import type { SectionDividerProps } from './section-divider.definition.ts';

/** Examples of section dividers. */
export const sectionDividerExamples = defineExamples<SectionDividerProps>({
  minimal: {},
  typical: { props: { style: 'curved', dividerColor: 'primary', height: 120 } },
  longText: {
    props: { style: 'wave', waveCount: 20, waveHeight: 40, waveFlip: true, dividerColor: 'dark' },
  },
  empty: { props: { dividerColor: '', backgroundColor: '' } },
  rtl: { dir: 'rtl', props: { style: 'skewed', skewAngle: 4, dividerColor: 'tertiary' } },
});
