import type { ComponentProps } from '../../define/component-props.ts';
import { defineExamples } from '../../define/define-examples.ts';

/** Examples of components that are not available; their blocks are examples of their own types. */
export const componentSectionExamples = defineExamples<ComponentProps>({
  minimal: {},
  typical: { props: { componentId: 1 } },
  longText: { props: { componentId: 1, overrides: { title: { text: 'Long '.repeat(200) } } } },
  empty: { props: { componentId: 0 } },
  rtl: { dir: 'rtl', props: { componentId: 1 } },
});
