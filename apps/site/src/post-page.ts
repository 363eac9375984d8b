import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { BLOG_PATH } from '@org/schema';
import type { apiContract, RouteResponse } from '@org/schema/contract';
import { missingPage } from './missing-page.ts';
import type { PageFrame } from './plain-frame.ts';
import type { PageAnswer, SiteAnswer } from './site-page.ts';
import { MAX_SEGMENT } from './site-path.ts';

/** A blog post as the API answers it to visitors. */
export type SitePost = RouteResponse<typeof apiContract.posts.publicGet>['post'];

/** The slug of the post that a path of the site names; undefined where it names none. */
export function postSlug(slug: string): string | undefined {
  const name = slug.startsWith(BLOG_PATH) ? slug.slice(BLOG_PATH.length) : '';
  return name === '' || name.length > MAX_SEGMENT || name.includes('/') ? undefined : name;
}

/** When a post appeared, and how long it takes to read, in the words of the tenant's locale. */
function byline({ author, publish_date, reading_minutes }: SitePost, site: SiteAnswer): string {
  const { locale, timezone } = site.settings;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone });
  const minutes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return [
    author?.displayName ?? '',
    day.format(new Date(publish_date)),
    reading_minutes > 0 ? minutes.format(reading_minutes) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function getContent(post: SitePost, site: SiteAnswer): string {
  const { title, excerpt, content = '', featured_image, categories } = post;
  const texts: BlockTemplate[] = [
    ...(categories.length > 0
      ? [
          {
            type: 'Text',
            props: {
              text: categories.map(({ category }) => category).join(' · '),
              fontWeight: 600,
              color: 'primary',
            },
          },
        ]
      : []),
    { type: 'Text', props: { text: title, tag: 'h1', fontSize: 2.75, fontWeight: 700 } },
    ...(excerpt ? [{ type: 'Text', props: { text: excerpt, fontSize: 1.25 } }] : []),
    { type: 'Text', props: { text: byline(post, site) } },
    ...(featured_image
      ? [
          {
            type: 'Image',
            props: {
              src: featured_image,
              altText: '',
              sizes: {
                desktop: { width: 100, widthUnit: '%', height: 400, heightUnit: 'px' },
                mobile: { width: 100, widthUnit: '%', height: 220, heightUnit: 'px' },
              },
            },
          },
        ]
      : []),
    ...(content ? [{ type: 'TextBox', props: { html: content } }] : []),
  ];
  const column: BlockTemplate = {
    type: 'Column',
    props: {
      settings: {
        // A measure that is read with ease.
        desktop: { alignment: { width: 45, widthUnit: 'rem', widthAuto: false } },
        mobile: { alignment: { width: 100, widthUnit: '%', widthAuto: false } },
      },
    },
    children: texts,
  };
  return encodeContent(
    createTree(
      { type: 'Wrapper', children: [{ type: 'Section', children: [column] }] },
      blockRegistry,
    ),
  );
}

/** A blog post as a page of its site, in the frame of the home page. Source: BLOG_PATH-003. */
export function postPage(
  post: SitePost,
  site: SiteAnswer,
  frame: PageFrame | undefined,
): PageAnswer {
  const { page, ...answer } = missingPage(frame);
  return {
    ...answer,
    page: {
      ...page,
      id: post.id,
      slug: `${BLOG_PATH}${post.slug}`,
      title: post.title,
      excerpt: post.excerpt,
      image: post.featured_image,
      content: getContent(post, site),
      publish_date: post.publish_date,
      canonical_url: post.canonical_url ?? '',
      meta_title: post.meta_title ?? '',
      meta_keywords: post.meta_keywords ?? '',
      meta_description: post.meta_description ?? '',
      og_image: post.og_image,
      noindex: post.noindex,
      author: post.author,
      updated_at: post.updated_at,
    },
  };
}
