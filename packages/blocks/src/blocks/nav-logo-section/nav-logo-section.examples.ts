import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import { menuContext } from '../../samples/sample-menu.ts';

/** Examples of logo sections. */
export const navLogoSectionExamples = defineExamples<Record<never, never>>({
  minimal: { context: menuContext({}) },
  typical: {
    context: menuContext({
      settings: { logoAreaWidth: 120, logoAreaHeight: 48 },
      site: { main_logo: DEFAULT_PICTURE, main_logo_alt: 'Kiln & Clay' },
    }),
  },
  longText: {
    context: menuContext({
      site: { company_name: 'The Society for the Preservation of Wood-Fired Stoneware and Glazes' },
    }),
  },
  empty: { context: menuContext({ site: { company_name: '' } }) },
  rtl: { dir: 'rtl', context: menuContext({ site: { company_name: 'طين ونار' } }) },
});
