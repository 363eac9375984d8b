import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { MESSAGES } from '@org/schema/copy';
import { NO_FRAME, type PageFrame, PLAIN_FRAME } from './plain-frame.ts';
import type { PageAnswer } from './site-page.ts';

/** Text of a notice page. */
interface Notice {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly button?: { readonly text: string; readonly href: string; readonly buttonIcon: string };
}

/** Returns the content of a page that holds one notice in the middle of the window. */
function noticeContent({ icon, title, text, button }: Notice): string {
  const centered = { desktop: { alignment: { alignItems: 'center' } } };
  const tall = {
    desktop: {
      alignment: { height: 45, heightUnit: 'vh', heightAuto: false, alignItems: 'center' },
    },
  };
  const picture = {
    id: icon,
    icon,
    width: 64,
    height: 64,
    color: 'primary',
    href: '',
    hrefTarget: '_self',
    cssClasses: '',
    label: '',
  };
  const column = {
    type: 'Column',
    props: { settings: centered },
    children: [
      { type: 'Icons', props: { icons: [picture] } },
      {
        type: 'Text',
        props: { text: title, tag: 'h1', fontSize: 2.5, fontWeight: 700, textAlign: 'center' },
      },
      { type: 'Text', props: { text, fontSize: 1.25, textAlign: 'center' } },
      ...(button ? [{ type: 'Button', props: button }] : []),
    ],
  };
  const section = { type: 'Section', props: { settings: tall }, children: [column] };
  return encodeContent(createTree({ type: 'Wrapper', children: [section] }, blockRegistry));
}

const NOT_FOUND = noticeContent({
  icon: 'compass',
  title: MESSAGES.pageNotFound,
  text: 'The page may have moved, or the address may be misspelled.',
  button: { text: 'Go to the home page', href: '/', buttonIcon: 'arrow-left' },
});

const EMPTY = encodeContent(createTree({ type: 'Wrapper' }, blockRegistry));

/** A page of the site itself, in the frame of another of its pages. */
export function ownPage(title: string, frame: PageFrame | undefined): PageAnswer {
  const { page, ...answer } = missingPage(frame);
  return { ...answer, page: { ...page, title, content: EMPTY } };
}

/**
 * Returns the page at the root of a site without a home page.
 * @param company - name of the company
 * @returns page
 */
export function comingSoonPage(company: string): PageAnswer {
  const { page, ...answer } = missingPage(NO_FRAME);
  const content = noticeContent({
    icon: 'clock',
    title: company,
    text: 'Coming soon. Our new website is almost ready. Please check back soon.',
  });
  return { ...answer, page: { ...page, title: `${company}: coming soon`, content } };
}

/** Returns the page for unknown paths: a page like any other, in the tenant's theme. */
export function missingPage(frame: PageFrame = PLAIN_FRAME): PageAnswer {
  return {
    page: {
      id: 1,
      slug: '',
      title: MESSAGES.pageNotFound,
      excerpt: '',
      image: '',
      content: NOT_FOUND,
      parentId: -1,
      status: 'published',
      is_public: true,
      has_unpublished_changes: false,
      publish_date: '1970-01-01T00:00:00Z',
      showPageTitle: false,
      is_homepage: false,
      item_collection_id: null,
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
    header: frame.header,
    footer: frame.footer,
    media: frame.media,
    components: frame.components,
    pageTitle: null,
  };
}
