import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { CONTENT_LIMITS } from './constants.ts';
import { idField, instantField, lineField, slugField, textField, versionField } from './fields.ts';
import { MESSAGES } from './messages.ts';
import { seoFields } from './seo.schema.ts';

/** The states of a page. Source: PAGE-005. */
export const PAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** `parentId` of a page without a parent, and `copyFrom` of a blank canvas. Source: PAGE-003, PAGE-004. */
export const NO_PAGE = -1;

/** A page's reference to another page, or -1 for none. */
const pageReference = () =>
  number().integer().min(NO_PAGE).max(Number.MAX_SAFE_INTEGER).notOneOf([0]);

/** Stored content: base64 text, or null or '' for none. */
export const contentField = () =>
  string().nullable().max(CONTENT_LIMITS.encodedBytes, 'The content is too large');

/** A page, as every call answers it. `content` is absent in lists. */
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
  showPageTitle: boolean().required(),
  is_homepage: boolean().required(),
  ...seoFields({ stored: true }),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  author: object({ id: idField().required(), displayName: string().defined() })
    .nullable()
    .default(null),
}).noUnknown();
export type Page = InferType<typeof pageSchema>;

/** A page in a list: everything but its content. */
export type PageRow = Omit<Page, 'content'>;

const writable = {
  slug: slugField(),
  image: textField(2000),
  content: contentField(),
  parentId: pageReference(),
  showPageTitle: boolean(),
  is_homepage: boolean(),
  ...seoFields({ stored: false }),
};

/** Body of a page's creation. The server makes a slug of the title where none is given. */
export const pageCreateSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  excerpt: textField(1000).trim().required(MESSAGES.excerptRequired),
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES, 'Please choose a Status').default('draft'),
  publish_date: instantField().required('Please choose a Publish date'),
  copyFrom: pageReference(),
  ...writable,
}).noUnknown();
export type PageCreate = InferType<typeof pageCreateSchema>;

/** Body of a page's change: the id, the version it was based on, and the fields that change. */
export const pageUpdateSchema = object({
  id: idField().required(),
  version: versionField(),
  title: lineField(200).trim().min(1, 'Please enter a Title'),
  excerpt: textField(1000).trim().min(1, MESSAGES.excerptRequired),
  status: mixed<PageStatus>().oneOf(PAGE_STATUSES, 'Please choose a Status'),
  publish_date: instantField(),
  ...writable,
}).noUnknown();
export type PageUpdate = InferType<typeof pageUpdateSchema>;

/** What the page form in the admin holds; -1 stands for an unchosen status. Source: PAGE-006 to PAGE-009. */
export const pageFormSchema = object({
  title: lineField(200).trim().required('Please enter a Title'),
  slug: slugField(),
  excerpt: textField(1000).trim().required(MESSAGES.excerptRequired),
  image: textField(2000).default(''),
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
