import { defineExamples } from '../../define/define-examples.ts';
import { menuContext, SAMPLE_MENU, sampleItem } from '../../samples/sample-menu.ts';
import type { NavigationBarProps } from './navigation-bar.definition.ts';

const LONG = 'Everything that we have ever thrown, trimmed and glazed';

/** Examples of navigation bars. */
export const navigationBarExamples = defineExamples<NavigationBarProps>({
  minimal: { context: menuContext({ items: [sampleItem('About us', { href: '/about' })] }) },
  typical: {
    props: { navBarBehaviour: 'sticky', borderStyle: 'solid' },
    children: [
      { type: 'NavInfoSection' },
      { type: 'NavLogoSection' },
      { type: 'NavHeaderSection' },
      { type: 'NavMainSection' },
    ],
    context: menuContext(SAMPLE_MENU),
  },
  longText: {
    props: { navStyle: 'Floating', mode: 'dark', menuAlignment: 'Center', boxShadow: 'medium' },
    context: menuContext({
      items: Array.from({ length: 9 }, (_, at) =>
        sampleItem(`${LONG} ${at}`, {
          children: [sampleItem(`${'Pneumonoultramicroscopic'.repeat(3)}${at}`)],
        }),
      ),
      site: { company_name: `${LONG} and company` },
    }),
  },
  empty: { context: menuContext({ site: { company_name: '' } }) },
  rtl: {
    dir: 'rtl',
    props: { menuAlignment: 'Left' },
    context: menuContext({
      items: [
        sampleItem('الورشة', { href: '/workshop' }),
        sampleItem('الدروس', { children: [sampleItem('للمبتدئين')] }),
      ],
      right: [sampleItem('احجز الآن', { field_type: 'button', variant: 'primary', size: 'sm' })],
      site: { company_name: 'طين ونار' },
    }),
  },
});
