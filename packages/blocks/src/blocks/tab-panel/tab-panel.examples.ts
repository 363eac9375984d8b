import { defineExamples } from '../../define/define-examples.ts';
import type { TabPanelProps } from './tab-panel.definition.ts';

const words = (text: string) => [{ type: 'Text', props: { text } }];

/** Panels of tabs. */
export const tabPanelExamples = defineExamples<TabPanelProps>({
  minimal: { children: words('Ten to six.') },
  typical: {
    children: [
      { type: 'Text', props: { text: 'By hand', tag: 'h3', fontSize: 1.5, fontWeight: 700 } },
      { type: 'Text', props: { text: 'Every piece is turned, trimmed and glazed here.' } },
    ],
  },
  longText: { children: words('A great deal of text under one tab. '.repeat(40)) },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: words('كل قطعة تُصنع هنا.') },
});
