import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import {
  addressField,
  idField,
  instantField,
  lineField,
  segmentField,
  textField,
  versionField,
} from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';
import { categoryRefSchema } from './category.schema.ts';
import { seoFields } from './seo.schema.ts';

/** Statuses of a blog post. */
export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Maximum length of a post's content, in characters of HTML. */
const LONGEST_POST = 300_000;

/** A blog post as the API returns it. Lists of staff omit `content`. */
export const blogPostSchema = object({
  id: idField().required(),
  title: string().defined(),
  slug: string().required(),
  excerpt: string().defined(),
  /** Sanitized HTML. */
  content: string(),
  /** URL of an image; '' for none. */
  featured_image: string().defined(),
  publish_date: string().required(),
  status: mixed<PostStatus>().oneOf(POST_STATUSES).required(),
  categories: array(categoryRefSchema.required()).required(),
  tags: array(tagRefSchema.required()).required(),
  author: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  /** Estimated reading time in minutes; at least 1 for a post with text. */
  reading_minutes: number().integer().min(0).required(),
  ...seoFields({ stored: true }),
  /** URL of the image that social networks show for the post; '' for the featured image. */
  og_image: string().defined(),
  /** True asks search engines not to index the post. */
  noindex: boolean().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type BlogPost = InferType<typeof blogPostSchema>;

const writable = {
  slug: segmentField(),
  excerpt: textField(1000).trim(),
  content: textField(LONGEST_POST),
  featured_image: addressField(2000),
  category_ids: array(idField().required()).max(50),
  author_id: idField().nullable(),
  ...seoFields({ stored: false }),
  og_image: addressField(2000),
  noindex: boolean(),
};

const READ_ONLY = [
  'id',
  'author',
  'categories',
  'tags',
  'reading_minutes',
  'created_at',
  'updated_at',
  'deleted_at',
];

const statusField = () => mixed<PostStatus>().oneOf(POST_STATUSES, 'Please choose a Status');

/** Body that creates a post. Without a slug the server derives one from the title. */
export const blogPostCreateSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  status: statusField().default('draft'),
  publish_date: instantField().required('Please choose a Publish date'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });
export type BlogPostCreate = InferType<typeof blogPostCreateSchema>;

/** Body that updates a post. */
export const blogPostUpdateSchema = object({
  version: versionField(),
  title: lineField(200).trim().min(1, 'Please enter a Title'),
  status: statusField(),
  publish_date: instantField().min(1, 'Please choose a Publish date'),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type BlogPostUpdate = InferType<typeof blogPostUpdateSchema>;

/** Fields that a bulk update of posts can set. */
export const blogPostBulkSchema = object({
  status: statusField(),
  publish_date: instantField().min(1, 'Please choose a Publish date'),
}).noUnknown();

/** Fields of the list of posts. */
export const BLOG_POST_FIELDS = defineListFields({
  title: { type: 'text', label: 'Title', sortable: true },
  status: {
    type: 'enum',
    label: 'Status',
    sortable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  categories: { type: 'tags', label: 'Categories' },
  author: { type: 'person', label: 'Author' },
  publish_date: { type: 'date', label: 'Publish date', sortable: true },
  slug: { type: 'text', label: 'Address', sortable: true },
  reading_minutes: { type: 'number', label: 'Minutes to read', sortable: true },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Edited', sortable: true },
});

/** Returns true for a post whose publish date is in the future. */
export function isScheduled(
  { publish_date }: { readonly publish_date: string },
  now: number = Date.now(),
): boolean {
  return Date.parse(publish_date) > now;
}
