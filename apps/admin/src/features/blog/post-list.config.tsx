import { type ChoiceSource, entityList, type ListScreen } from '@org/admin-kit';
import { type ApiClient, rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { BLOG_POST_FIELDS, type BlogPost } from '@org/schema/entities';
import { IconArticle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ReleaseBadge } from '../../shell/releases/release-badge.tsx';
import { STATUS, text } from './messages.ts';
import { ScheduledBadge } from './post-status.tsx';

const { posts, blogCategories } = apiContract;

const categoriesLike = async (api: ApiClient, search: string) =>
  rows(await api.call(blogCategories.list, { query: { limit: -1, search } })).rows.map(
    ({ id, category }) => ({ value: id, label: category }),
  );

const categoryChoices: ChoiceSource = {
  find: categoriesLike,
  named: async (api, ids) =>
    (await categoriesLike(api, '')).filter(({ value }) => ids.includes(value)),
};

/** Configuration of the list of blog posts. */
export const POST_LIST: ListScreen<BlogPost> = {
  ...entityList(posts, {
    entity: 'posts',
    noun: ['post', 'posts'],
    record: 'blog_post',
    module: 'blog',
    href: '/admin/blog',
    fields: BLOG_POST_FIELDS,
    choices: { categories: categoryChoices },
  }),
  stale: [posts.get, posts.tags, posts.publicList],
  title: text.blog,
  icon: IconArticle,
  columns: {
    title: {
      cell: (post) => (
        <span className="ad-title-cell">
          <Link to="/admin/blog/$id" params={{ id: String(post.id) }} className="ad-row-link">
            {post.title || text.untitled}
          </Link>
          <ScheduledBadge publish_date={post.publish_date} />
          <ReleaseBadge kind="post" id={post.id} />
        </span>
      ),
    },
    status: { width: '128px' },
    categories: {
      cell: ({ categories }) => (
        <span className="ad-quiet at-cut">
          {categories.map(({ category }) => category).join(', ')}
        </span>
      ),
      width: '18%',
      optional: true,
    },
    author: { width: '14%', phone: 'hidden', optional: true },
    publish_date: { width: '132px' },
    slug: {
      cell: ({ slug }) => <span className="ad-quiet at-cut">/blog/{slug}</span>,
      width: '20%',
      phone: 'hidden',
    },
    reading_minutes: {
      cell: ({ reading_minutes }) => text.minutes(reading_minutes),
      width: '120px',
      phone: 'hidden',
    },
    tags: { width: '160px', phone: 'hidden' },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden', optional: true },
  },
  usual: {
    columns: ['title', 'status', 'categories', 'author', 'publish_date'],
    sort: [{ column: 'publish_date', direction: 'DESC' }],
  },
  primary: 'title',
  label: ({ title }) => title || text.untitled,
  importable: true,
  create: { label: text.newPost, href: '/admin/blog/new' },
  tones: {
    status: {
      draft: STATUS.draft.tone,
      published: STATUS.published.tone,
      archived: STATUS.archived.tone,
    },
  },
  quick: 'status',
  edits: { title: {}, status: { bulk: true }, slug: {}, tags: {} },
  consequence: text.consequence,
  empty: { title: text.emptyTitle, text: text.emptyText },
};
