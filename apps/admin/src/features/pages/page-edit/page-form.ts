import { yupResolver } from '@hookform/resolvers/yup';
import { slugFrom } from '@org/schema';
import {
  NO_PAGE,
  type Page,
  type PageCreate,
  type PageUpdate,
  pageFormSchema,
} from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/** Placeholder value of the status select. */
export const NO_STATUS = '-1';

/** Form values of a page; every field is present, '' when empty. */
export type PageFormValues = {
  title: string;
  slug: string;
  excerpt: string;
  image: string;
  status: string;
  /** In the tenant's time zone, `2026-03-10T08:00`. */
  publish_date: string;
  parentId: number;
  copyFrom: number;
  showPageTitle: boolean;
  is_homepage: boolean;
  canonical_url: string;
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
  focus_keyphrase: string;
  og_image: string;
  noindex: boolean;
};

/** Returns the form values of a new page: a draft dated now. */
export function emptyPageForm(now: number, timezone: string): PageFormValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    image: '',
    status: 'draft',
    publish_date: toWallTime(new Date(now).toISOString(), timezone),
    parentId: NO_PAGE,
    copyFrom: NO_PAGE,
    showPageTitle: true,
    is_homepage: false,
    canonical_url: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    focus_keyphrase: '',
    og_image: '',
    noindex: false,
  };
}

/** Returns the form values of a stored page. */
export function pageToForm(page: Page, timezone: string): PageFormValues {
  const { title, slug, excerpt, image, status, parentId, showPageTitle, is_homepage } = page;
  return {
    title,
    slug,
    excerpt,
    image,
    status,
    publish_date: toWallTime(page.publish_date, timezone),
    parentId,
    copyFrom: NO_PAGE,
    showPageTitle,
    is_homepage,
    canonical_url: page.canonical_url ?? '',
    meta_title: page.meta_title ?? '',
    meta_keywords: page.meta_keywords ?? '',
    meta_description: page.meta_description ?? '',
    focus_keyphrase: page.focus_keyphrase ?? '',
    og_image: page.og_image,
    noindex: page.noindex,
  };
}

function toBody(values: PageFormValues, timezone: string) {
  const { slug, copyFrom: _copyFrom, status, publish_date, ...rest } = values;
  return {
    ...rest,
    ...(slug && { slug }),
    status: status as PageUpdate['status'] & string,
    publish_date: fromWallTime(publish_date, timezone),
  };
}

/** Returns the body that creates the page. */
export function toPageCreate(values: PageFormValues, timezone: string): PageCreate {
  return { ...toBody(values, timezone), copyFrom: values.copyFrom };
}

/**
 * Returns the body that updates the page.
 * @returns body with the version
 */
export function toPageUpdate(
  values: PageFormValues,
  timezone: string,
  of: { readonly id: number; readonly version: number | undefined },
): PageUpdate {
  const { id, version } = of;
  return { id, ...(version !== undefined && { version }), ...toBody(values, timezone) };
}

const check = yupResolver(pageFormSchema) as unknown as Resolver<PageFormValues>;

/** Validates the form by the server's rules. An empty slug is derived from the title. */
export const pageResolver: Resolver<PageFormValues> = async (values, context, options) => {
  const slug = values.slug || slugFrom(values.title) || undefined;
  const publish_date = values.publish_date || undefined;
  const result = await check({ ...values, slug, publish_date } as PageFormValues, context, options);
  return Object.keys(result.errors).length > 0
    ? result
    : { values: { ...values, ...result.values }, errors: {} };
};
