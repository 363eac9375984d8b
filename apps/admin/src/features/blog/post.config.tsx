import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { BLOG_POST_FIELDS, type BlogPost, blogPostSchema } from '@org/schema/entities';
import { IconArticle } from '@tabler/icons-react';
import { LABELS, text } from './messages.ts';
import { PostAside } from './post-aside.tsx';
import { PostFields } from './post-fields.tsx';
import {
  emptyPostForm,
  type PostFormValues,
  postResolver,
  postToForm,
  toPostBody,
} from './post-form.ts';
import { PostMeta } from './post-status.tsx';
import { ViewPost } from './view-post.tsx';

const { posts, blogCategories } = apiContract;

/** Configuration of the screen of a blog post. */
export const POST_SCREEN: RecordScreen<BlogPost, PostFormValues> = {
  entity: 'blog_post',
  name: 'blog_post',
  icon: IconArticle,
  calls: {
    ...posts,
    stale: [posts.list, posts.timeline, posts.revisions, blogCategories.list],
  },
  permissions: getPermissions('blog'),
  list: { href: '/admin/blog', label: text.all },
  href: ({ id }) => `/admin/blog/${id}`,
  schema: blogPostSchema,
  fields: BLOG_POST_FIELDS,
  empty: emptyPostForm,
  toValues: postToForm,
  toBody: toPostBody,
  resolver: postResolver,
  labels: LABELS,
  getField: ({ code }) => (code === 'slug_taken' ? 'slug' : undefined),
  getTitle: ({ title }) => title,
  Fields: PostFields,
  Aside: PostAside,
  meta: (post) => <PostMeta post={post} />,
  buttons: (post) => <ViewPost post={post} />,
  text: { ...text, noun: 'post', newTitle: text.newPost },
};
