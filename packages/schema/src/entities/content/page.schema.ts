import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { MESSAGES } from '../../copy/messages.ts';
import {
  addressField,
  idField,
  instantField,
  lineField,
  referenceField,
  slugField,
  textField,
  versionField,
} from '../../fields/fields.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { seoFields } from './seo.schema.ts';

/** Statuses of a page. */
export const PAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** `parentId` of a page without a parent, and `copyFrom` of a blank canvas. */
export const NO_PAGE = -1;

/** `header_id` and `footer_id` of a page without header or footer, regardless of the site's. */
export const NO_TEMPLATE = -1;

/** Reference of a page to another page, or -1 for none. */
const pageReference = () => referenceField().meta({ empty: NO_PAGE });

/** Header or footer template of a page: -1 for none, null for the site's. */
const templateReference = () => referenceField().nullable();

const orderField = () => number().integer().min(-1_000_000_000).max(1_000_000_000);

/** Stored content: base64 text, or null or '' for none. Its size is checked when it is unpacked. */
export const contentField = () => string().nullable();

/** A page as the API returns it. Lists omit `content`. */
export const pageSchema = object({
  id: idField().required(),
  slug: string().defined(),
  title: string().defined(),
  excerpt: string().defined(),
  image: string().defined(),
  content: string().nullable(),
  parentId: pageReference().required(),
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES).required(),
  publish_date: string().required(),
  /** True when visitors can see the page now, in this version or in the one that a scheduled version will replace. */
  is_public: boolean().required(),
  /** True when this version has changes that visitors do not see until they are published. */
  has_unpublished_changes: boolean().required(),
  showPageTitle: boolean().required(),
  is_homepage: boolean().required(),
  /** Collection that the page shows one item of at `slug/item`; null for an ordinary page. */
  item_collection_id: idField().nullable().default(null),
  ...seoFields({ stored: true }),
  /** URL of the image that social networks show for the page; '' for the page's image. */
  og_image: string().defined(),
  /** True asks search engines not to index the page. */
  noindex: boolean().required(),
  header_id: templateReference().defined(),
  footer_id: templateReference().defined(),
  /** Name of an optional layout of the site; '' for the default. */
  template: string().defined(),
  /** Position among the pages with the same parent, ascending. */
  order: orderField().required(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  /** Time of deletion; null or absent for a page outside the trash. */
  deleted_at: string().nullable(),
  author: object({ id: idField().required(), displayName: string().defined() })
    .nullable()
    .default(null),
}).noUnknown();
export type Page = InferType<typeof pageSchema>;

/** A page in a list, without its content. */
export type PageRow = Omit<Page, 'content'>;

/** Fields of the list of pages. */
export const PAGE_FIELDS = defineListFields({
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
  has_unpublished_changes: { type: 'boolean', label: 'Unpublished changes' },
  slug: { type: 'text', label: 'Address', sortable: true },
  excerpt: { type: 'text', label: 'Excerpt' },
  author: { type: 'person', label: 'Author' },
  publish_date: { type: 'date', label: 'Publish date', sortable: true },
  updated_at: { type: 'date', label: 'Edited', sortable: true },
  created_at: { type: 'date', label: 'Created', sortable: true },
  order: { type: 'number', label: 'Menu order', sortable: true },
  meta_title: { type: 'text', label: 'Meta title' },
  meta_description: { type: 'text', label: 'Meta description' },
  noindex: { type: 'boolean', label: 'Hidden from search engines' },
});

const writable = {
  slug: slugField(),
  image: addressField(2000),
  content: contentField(),
  parentId: pageReference(),
  showPageTitle: boolean(),
  is_homepage: boolean(),
  item_collection_id: idField().nullable(),
  ...seoFields({ stored: false }),
  og_image: addressField(2000),
  noindex: boolean(),
  header_id: templateReference(),
  footer_id: templateReference(),
  template: lineField(120),
  order: orderField(),
};

/** Fields that only the server sets. */
const READ_ONLY = [
  'is_public',
  'has_unpublished_changes',
  'created_at',
  'updated_at',
  'deleted_at',
  'author',
] as const;

/** True saves a change of a public page in its draft; without it, visitors see the change immediately. */
export const draftField = () => boolean();

/** Body that creates a page. Without a slug the server derives one from the title. */
export const pageCreateSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  excerpt: textField(1000).trim().required(MESSAGES.excerptRequired),
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES, 'Please choose a Status').default('draft'),
  publish_date: instantField().required('Please choose a Publish date'),
  copyFrom: pageReference(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'id', 'version'] });
export type PageCreate = InferType<typeof pageCreateSchema>;

/**
 * Body that updates a page: the id, the version that it is based on, and the changed fields. `copyFrom` only applies to new
 * pages.
 */
export const pageUpdateSchema = object({
  id: idField().required(),
  version: versionField(),
  title: lineField(200).trim().min(1, 'Please enter a Title'),
  excerpt: textField(1000).trim().min(1, MESSAGES.excerptRequired),
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES, 'Please choose a Status'),
  publish_date: instantField().min(1, 'Please choose a Publish date'),
  draft: draftField(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'copyFrom'] });
export type PageUpdate = InferType<typeof pageUpdateSchema>;

/** Body that updates the page in the path. */
export const pageUpdateByIdSchema = pageUpdateSchema
  .omit(['id'])
  .meta({ readOnly: [...READ_ONLY, 'copyFrom', 'id'] });

/** Fields that a bulk update of pages can set. */
export const pageBulkSchema = object({
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES, 'Please choose a Status'),
  publish_date: instantField().min(1, 'Please choose a Publish date'),
  showPageTitle: boolean(),
  noindex: boolean(),
}).noUnknown();

/** Values of the page form in the admin; -1 is an unchosen status. */
export const pageFormSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  slug: slugField(),
  excerpt: textField(1000).trim().required(MESSAGES.excerptRequired),
  image: addressField(2000).default(''),
  status: string()
    .oneOf(PAGE_STATUSES, 'Please choose a Status')
    .required('Please choose a Status'),
  publish_date: instantField().required('Please choose a Publish date'),
  parentId: pageReference().required().default(NO_PAGE),
  copyFrom: pageReference().default(NO_PAGE),
  showPageTitle: boolean().required().default(true),
  is_homepage: boolean().required().default(false),
  ...seoFields({ stored: false }),
});
export type PageForm = InferType<typeof pageFormSchema>;
