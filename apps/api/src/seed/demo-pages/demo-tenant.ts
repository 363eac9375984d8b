import type { DemoPage } from '../demo-page.ts';

/** Pages of the tenant `demo`: a landscape studio. */
export const DEMO_TENANT_PAGES: readonly DemoPage[] = [
  {
    slug: 'home',
    title: 'Northwind Gardens',
    excerpt: 'Gardens that are planned on paper, built by our own crew and looked after for years.',
    image: 'art:terrace',
    is_homepage: true,
    status: 'published',
    meta_title: 'Northwind Gardens – garden design and care',
    meta_keywords: 'garden design, planting, terraces, garden care',
    meta_description: 'A family firm that plans, builds and looks after gardens.',
    focus_keyphrase: 'garden design',
    template: {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              props: { span: 7 },
              children: [
                { type: 'Text', props: { text: 'A garden you will still like in ten years', tag: 'h1', fontSize: 3, fontWeight: 700 } },
                { type: 'Text', props: { text: 'We plan on paper, build with our own crew, and come back each season to prune, sow and mend.', fontSize: 1.25 } },
                { type: 'Button', props: { text: 'See how we work', href: '/how-we-work' } },
              ],
            },
            { type: 'Column', props: { span: 5 }, children: [{ type: 'Image', props: { src: 'art:terrace', altText: 'A terrace between flower beds', naturalWidth: 1600, naturalHeight: 1067 } }] },
          ],
        },
      ],
    },
  },
  {
    slug: 'how-we-work',
    title: 'How we work',
    excerpt: 'Three visits, one drawing, one price.',
    image: '',
    is_homepage: false,
    status: 'published',
    meta_keywords: 'garden plan, garden price',
    template: {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                { type: 'Text', props: { text: 'How we work', tag: 'h1', fontSize: 2.5, fontWeight: 700 } },
                {
                  type: 'TextBox',
                  props: {
                    html: '<p>On the first visit we listen and measure. On the second we lay a drawing on your kitchen table and change it with you. On the third we name one price, and keep to it.</p><ul><li>Drawing and plant list within two weeks</li><li>Building between March and November</li><li>Care by the hour, or by the year</li></ul>',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  },
];
