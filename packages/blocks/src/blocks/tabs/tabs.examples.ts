import { defineExamples } from '../../define/define-examples.ts';
import type { TabHeader, TabsProps } from './tabs.definition.ts';

const tab = (tabIndex: number, title: string, icon = ''): TabHeader => ({
  id: `tab-${tabIndex}`,
  tabIndex,
  title,
  icon,
  sort: tabIndex,
});
const panel = (tabIndex: number, title: string, text: string) => ({
  type: 'TabPanel',
  props: { tabIndex },
  children: [
    { type: 'Text', props: { text: title, tag: 'h3', fontSize: 1.5, fontWeight: 700 } },
    { type: 'Text', props: { text } },
  ],
});

/** Examples of tabs. */
export const tabsExamples = defineExamples<TabsProps>({
  minimal: {
    props: { tabHeaders: [tab(0, 'Opening hours')] },
    children: [panel(0, 'Opening hours', 'Tuesday to Saturday, ten to six.')],
  },
  typical: {
    props: {
      tabHeaders: [
        tab(0, 'Beginners', 'seedling'),
        tab(1, 'Evenings', 'moon'),
        tab(2, 'Families', 'users'),
      ],
      tabStyle: 'pills',
    },
    children: [
      panel(
        0,
        'First turns at the wheel',
        'Three hours on a Saturday. Everybody takes home two bowls.',
      ),
      panel(
        1,
        'Six evenings',
        'Tuesdays at seven, eight people at most, with clay and both firings.',
      ),
      panel(2, 'With children', 'Sunday mornings. For children from six years, with an adult.'),
    ],
  },
  longText: {
    props: {
      tabHeaders: Array.from({ length: 12 }, (_, index) =>
        tab(index, index === 3 ? 'Donaudampfschifffahrtsgesellschaft' : `Chapter ${index + 1}`),
      ),
      darkMode: true,
    },
    children: [panel(0, 'Chapter 1', 'A chapter with a lot in it. '.repeat(40))],
  },
  empty: { props: { tabHeaders: [] }, children: [] },
  rtl: {
    dir: 'rtl',
    props: { tabHeaders: [tab(0, 'الدروس'), tab(1, 'المعرض')] },
    children: [panel(0, 'الدروس', 'كل سبت.'), panel(1, 'المعرض', 'كل يوم.')],
  },
});
