import { yupResolver } from '@hookform/resolvers/yup';
import { slugFrom } from '@org/schema';
import { type BlogPost, blogPostCreateSchema, type PostStatus } from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/** Form values of a post; every field is present, '' when empty. */
export type PostFormValues = {
  title: string;
  slug: string;
  excerpt: string;
  /** Sanitized HTML. */
  content: string;
  featured_image: string;
  status: PostStatus;
  /** In the tenant's time zone, `2026-03-10T08:00`. */
  publish_date: string;
  category_ids: number[];
  /** '' for nobody. */
  author_id: string;
  canonical_url: string;
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
  focus_keyphrase: string;
  og_image: string;
  noindex: boolean;
};

/** Returns the form values of a new post: a draft dated now. */
export function emptyPostForm(zone: string): PostFormValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    featured_image: '',
    status: 'draft',
    publish_date: toWallTime(new Date().toISOString(), zone),
    category_ids: [],
    author_id: '',
    canonical_url: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    focus_keyphrase: '',
    og_image: '',
    noindex: false,
  };
}

/** Returns the form values of a stored post. */
export function postToForm(post: BlogPost, zone: string): PostFormValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content ?? '',
    featured_image: post.featured_image,
    status: post.status,
    publish_date: toWallTime(post.publish_date, zone),
    category_ids: post.categories.map(({ id }) => id).toSorted((one, other) => one - other),
    author_id: post.author ? String(post.author.id) : '',
    canonical_url: post.canonical_url ?? '',
    meta_title: post.meta_title ?? '',
    meta_keywords: post.meta_keywords ?? '',
    meta_description: post.meta_description ?? '',
    focus_keyphrase: post.focus_keyphrase ?? '',
    og_image: post.og_image,
    noindex: post.noindex,
  };
}

/** Returns the body that creates or updates a post. The default author of a new one is its creator. */
export function toPostBody(
  { author_id, publish_date, slug, ...plain }: PostFormValues,
  zone: string,
) {
  return {
    ...plain,
    ...(slug && { slug }),
    ...(author_id && { author_id: Number(author_id) }),
    publish_date: fromWallTime(publish_date, zone),
  };
}

const check = yupResolver(blogPostCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. An empty slug is derived from the title. */
export const postResolver: Resolver<PostFormValues> = async (values, context, options) => {
  const { author_id: _author, slug, publish_date, ...rest } = values;
  const checked = {
    ...rest,
    slug: slug || slugFrom(values.title),
    publish_date: publish_date || undefined,
  };
  const result = await check(checked, context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
