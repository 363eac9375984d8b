import { PAGE_POSTS } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { BLOG_PAGE } from '@org/schema';
import { missingPage } from './missing-page.ts';
import type { PageFrame } from './plain-frame.ts';
import type { PageAnswer } from './site-page.ts';

const TITLE = 'Blog';
const CONTENT = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              props: { settings: { desktop: { alignment: { gap: 32, gapUnit: 'px' } } } },
              children: [
                {
                  type: 'Text',
                  props: { text: TITLE, tag: 'h1', fontSize: 2.75, fontWeight: 700 },
                },
                { type: 'BlogList', props: { perPage: PAGE_POSTS, showReadMore: true } },
              ],
            },
          ],
        },
      ],
    },
    blockRegistry,
  ),
);

/** The list of all posts, for sites that have made no such page of their own, in the frame of the home page. */
export function blogPage(frame: PageFrame | undefined): PageAnswer {
  const { page, ...answer } = missingPage(frame);
  return {
    ...answer,
    page: { ...page, slug: BLOG_PAGE, title: TITLE, content: CONTENT, noindex: false },
  };
}
