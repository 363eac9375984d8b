import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { isIconName } from '../../icons/icon-names.ts';

export const TAB_STYLES = ['default', 'pills'] as const;
/** Maximum number of tabs of a block. */
export const MAX_TABS = 20;
/** Largest `tabIndex`. */
export const LAST_TAB_INDEX = 9999;

/** The header of a tab. */
const header = object({
  id: string().max(40).required(),
  /** Identifies its panel, and its anchor in the URL: `#tab-0`. Unchanged when tabs are reordered. */
  tabIndex: number().integer().min(0).max(LAST_TAB_INDEX).required(),
  title: string().trim().max(200).required(),
  /** '' for none. */
  icon: string()
    .test('icon', 'Choose an icon of the list', (value) => !value || isIconName(value))
    .defined(),
  /** Sort position, ascending. */
  sort: number().integer().min(0).max(9999).required(),
});
export type TabHeader = InferType<typeof header>;

const shape = object({
  tabHeaders: array(header.required()).max(MAX_TABS).defined(),
  tabStyle: string().oneOf(TAB_STYLES).required(),
  /** True for dark mode on every page; otherwise the mode of the page. */
  darkMode: boolean().required(),
});
export type TabsProps = InferType<typeof shape>;

/** Default values of a new tab, without its id; the editor assigns a unique `tabIndex`. */
export const NEW_TAB = { tabIndex: -1, title: 'New tab', icon: '', sort: 0 } as const;

const tab = (tabIndex: number, title: string, icon: string): TabHeader => ({
  id: `tab-${tabIndex}`,
  tabIndex,
  title,
  icon,
  sort: tabIndex,
});
const panel = (tabIndex: number, text: string) => ({
  type: 'TabPanel',
  props: { tabIndex },
  children: [{ type: 'Text', props: { text } }],
});

/** Panels that are shown one at a time. */
export const tabsDefinition = defineBlock({
  type: 'Tabs',
  label: 'Tabs',
  description: 'Panels of blocks; visitors see one panel at a time.',
  category: 'interactive',
  icon: 'layout-navbar',
  shape,
  defaults: {
    tabHeaders: [
      tab(0, 'What we do', 'tools'),
      tab(1, 'How we work', 'checklist'),
      tab(2, 'Where we are', 'map-pin'),
    ],
    tabStyle: 'default',
    darkMode: false,
  },
  canvas: true,
  rules: { parents: ['Column', 'Container'], children: ['TabPanel'], max: MAX_TABS },
  groups: ['background', 'border', 'spacing'],
  partsFollow: { prop: 'tabHeaders', type: 'TabPanel', key: 'tabIndex', newItem: NEW_TAB },
  children: [
    panel(
      0,
      'Kitchens and built-in furniture in solid wood, from the first drawing to the last handle.',
    ),
    panel(
      1,
      'We measure, we draw, we agree on a price. Then two of us build it, and the same two fit it.',
    ),
    panel(
      2,
      'In the old dairy behind the station. Come by any weekday, or call and we come to you.',
    ),
  ],
});
