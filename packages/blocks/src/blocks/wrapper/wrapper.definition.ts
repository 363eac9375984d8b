import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** The root of a page. */
export const wrapperDefinition = defineBlock({
  type: 'Wrapper',
  label: 'Page',
  description: 'The page itself. Holds sections, one below the other.',
  category: 'layout',
  icon: 'layout-board',
  shape: object({}),
  defaults: {},
  canvas: true,
  internal: true,
  rules: {
    parents: [],
    children: ['Section', 'SectionDivider', 'NavigationBar', 'ComponentSection'],
  },
  groups: ['background', 'spacing'],
});
