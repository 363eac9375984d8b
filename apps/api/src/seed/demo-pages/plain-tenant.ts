import type { DemoPage } from '../demo-page.ts';

/** Pages of the tenant `plain`: a bicycle workshop. */
export const PLAIN_TENANT_PAGES: readonly DemoPage[] = [
  {
    slug: 'home',
    title: 'Harbour Street Bicycles',
    excerpt: 'Repairs while you wait, and used bicycles with a year of warranty.',
    image: '',
    is_homepage: true,
    status: 'published',
    meta_keywords: 'bicycle repair, used bicycles',
    template: {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                { type: 'Text', props: { text: 'Bring it in by ten, ride it home by five', tag: 'h1', fontSize: 2.5, fontWeight: 700 } },
                { type: 'TextBox', props: { html: '<p>Flat tyres and brakes we mend while you wait. For everything else we call you with a price before we start.</p><p>Open Tuesday to Saturday, 9 to 18.</p>' } },
              ],
            },
          ],
        },
      ],
    },
  },
];
