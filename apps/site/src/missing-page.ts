import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { MESSAGES } from '@org/schema';
import type { PageAnswer } from './site-page.ts';

/** What stands around a page, and the facts of the pictures in it. */
export type PageFrame = Pick<PageAnswer, 'header' | 'footer' | 'media'>;

const CONTENT = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          props: {
            settings: {
              desktop: {
                alignment: {
                  height: 45,
                  heightUnit: 'vh',
                  heightAuto: false,
                  alignItems: 'center',
                },
              },
            },
          },
          children: [
            {
              type: 'Column',
              props: { settings: { desktop: { alignment: { alignItems: 'center' } } } },
              children: [
                {
                  type: 'Icons',
                  props: {
                    icons: [
                      {
                        id: 'compass',
                        icon: 'compass',
                        width: 64,
                        height: 64,
                        color: 'primary',
                        href: '',
                        hrefTarget: '_self',
                        cssClasses: '',
                        label: '',
                      },
                    ],
                  },
                },
                {
                  type: 'Text',
                  props: {
                    text: MESSAGES.pageNotFound,
                    tag: 'h1',
                    fontSize: 2.5,
                    fontWeight: 700,
                    textAlign: 'center',
                  },
                },
                {
                  type: 'Text',
                  props: {
                    text: 'The page may have moved, or the address may be misspelt.',
                    fontSize: 1.25,
                    textAlign: 'center',
                  },
                },
                {
                  type: 'Button',
                  props: { text: 'To the home page', href: '/', buttonIcon: 'arrow-left' },
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

const EMPTY = encodeContent(createTree({ type: 'Wrapper' }, blockRegistry));

/** A page of the site itself, in the frame of another of its pages. */
export function ownPage(title: string, frame: PageFrame | undefined): PageAnswer {
  const { page, ...answer } = missingPage(frame);
  return { ...answer, page: { ...page, title, content: EMPTY } };
}

/** What a site shows where it has no page: a page like any other, in the tenant's theme. */
export function missingPage(frame?: PageFrame): PageAnswer {
  return {
    page: {
      id: 1,
      slug: '',
      title: MESSAGES.pageNotFound,
      excerpt: '',
      image: '',
      content: CONTENT,
      parentId: -1,
      status: 'published',
      is_public: true,
      publish_date: '1970-01-01T00:00:00Z',
      showPageTitle: false,
      is_homepage: false,
      canonical_url: '',
      meta_title: '',
      meta_keywords: '',
      meta_description: '',
      focus_keyphrase: '',
      og_image: '',
      noindex: true,
      header_id: null,
      footer_id: null,
      template: '',
      order: 0,
      version: 1,
      created_at: '1970-01-01T00:00:00Z',
      updated_at: '1970-01-01T00:00:00Z',
      author: null,
    },
    header: frame?.header ?? null,
    footer: frame?.footer ?? null,
    media: frame?.media ?? [],
    pageTitle: null,
  };
}
