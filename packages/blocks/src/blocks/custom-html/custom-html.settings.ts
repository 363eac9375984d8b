import { defineSettings } from '../../define/define-settings.ts';
import type { CustomHtmlProps } from './custom-html.definition.ts';

/** Settings of custom HTML. */
export const customHtmlSettings = defineSettings<CustomHtmlProps>([
  {
    kind: 'textarea',
    prop: 'htmlContent',
    label: 'HTML',
    placeholder: '<iframe src="https://…"></iframe>',
    help: 'Scripts run only on the published page. Saving requires the permission “Custom HTML”.',
  },
]);
