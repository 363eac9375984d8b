import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { PageAnswer } from './site-page.ts';

/** Header and footer of a page, with the facts of their images and their components. */
export type PageFrame = Pick<PageAnswer, 'header' | 'footer' | 'media' | 'components'>;

/** The site's logo and menu in a navigation bar with default settings. */
const HEADER = encodeContent(
  createTree({ type: 'Wrapper', children: [{ type: 'NavigationBar' }] }, blockRegistry),
);

/** The company's name and the year. */
const FOOTER = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                {
                  type: 'Copyright',
                  props: {
                    fontSize: 0.9,
                    settings: { desktop: { alignment: { textAlign: 'center' } } },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    blockRegistry,
  ),
);

/** Frame of sensitive pages, and of the site's own pages while the tenant has no home page. */
export const PLAIN_FRAME: PageFrame = { header: HEADER, footer: FOOTER, media: [] };

/** A page without header and footer. */
export const NO_FRAME: PageFrame = { header: null, footer: null, media: [] };
