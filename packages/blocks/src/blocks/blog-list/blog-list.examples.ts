import { defineExamples } from '../../define/define-examples.ts';
import type { BlogListProps } from './blog-list.definition.ts';
import { SAMPLE_POSTS, samplePosts } from './sample-posts.ts';

const long = SAMPLE_POSTS.map((post) => ({
  ...post,
  title: `${post.title}, or Donaudampfschifffahrtsgesellschaftskapitänsmütze`,
  excerpt: `${post.excerpt} `.repeat(20),
  featured_image: '',
}));
const arabic = SAMPLE_POSTS.map((post) => ({
  ...post,
  title: 'كيف يولد لون جديد',
  excerpt: 'أحد عشر اختباراً ومساء من الصبر.',
  categories: [{ category: 'الورشة' }],
}));

/** Examples of blog lists. */
export const blogListExamples = defineExamples<BlogListProps>({
  minimal: {
    props: { compact: true, perPage: 5, paging: 'none' },
    context: { posts: samplePosts() },
  },
  typical: { props: { showReadMore: true }, context: { posts: samplePosts() } },
  longText: {
    props: { paging: 'loadMore', darkMode: true, showReadMore: true, itemGap: 5 },
    context: { posts: samplePosts(long) },
  },
  empty: {},
  rtl: {
    dir: 'rtl',
    props: { perPage: 2, itemGap: 2 },
    context: { posts: samplePosts(arabic, 2) },
  },
});
