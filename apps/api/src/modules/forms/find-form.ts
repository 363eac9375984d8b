import type { BlockRegistry } from '@org/content';
import { loadContent } from '@org/content/node';
import {
  AppError,
  appError,
  type JsonObject,
  type NamedFormField,
  readFormFields,
} from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { getPublicPage } from '../pages/public-page.service.ts';

/** Type of the block that forms are. */
const FORM_TYPE = 'CustomForm';
const POSTS = /^blog\//;

/** A form as it is saved on its page: every rule, recipient, tag and mapping comes from here. Source: ruling 8. */
export interface SavedForm {
  readonly formName: string;
  readonly fields: readonly NamedFormField[];
  readonly recipients: string;
  readonly tags: string;
  readonly successMessage: string;
  readonly createCustomer: boolean;
  readonly newsletterSignup: boolean;
  readonly newsletterListId: number;
}

/** Where a form was sent from: the page's path, and the form if the saved page has it. */
export interface FoundForm {
  /** Path on the site, such as `/contact`. */
  readonly path: string;
  readonly form: SavedForm | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readForm(props: JsonObject, defaults: JsonObject): SavedForm {
  const { newsletterListId, dynamicForm = defaults.dynamicForm } = props;
  return {
    formName: textOf(props.formName ?? defaults.formName).trim() || 'contact_form',
    fields: readFormFields(dynamicForm),
    recipients: textOf(props.recipients),
    tags: textOf(props.tags),
    successMessage: textOf(props.successMessage),
    createCustomer: props.createCustomer === true,
    newsletterSignup: props.newsletterSignup === true,
    newsletterListId: Number.isSafeInteger(newsletterListId) ? Number(newsletterListId) : 0,
  };
}

/** The forms of one part of a page, in no order that means anything. */
function formsIn(content: string | null, registry: BlockRegistry): SavedForm[] {
  const loaded = content ? loadContent(content, registry) : undefined;
  if (!loaded?.ok) return [];
  const defaults = registry.get(FORM_TYPE)?.defaults ?? {};
  return Object.values(loaded.tree)
    .filter(
      (node) => registry.get(node.type.resolvedName)?.type === FORM_TYPE && node.hidden !== true,
    )
    .map((node) => readForm(node.props, defaults));
}

/** Slug of a path of the site; '' for the home page. Shape: what the browser said → slug. */
function slugOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replaceAll(/^\/+|(?<!\/)\/+$/g, '').toLowerCase();
}

/**
 * Finds the form that was sent among those of the published page, its header and its footer. Posts stand in the frame of the
 * home page. Shape: page and form as the browser names them → where it was, and the saved form or nothing.
 * Errors: `page_not_found` for a page that visitors do not get.
 */
export async function findForm(
  tx: TenantTx,
  registry: BlockRegistry,
  { url, formName }: { readonly url: string; readonly formName: string },
): Promise<FoundForm> {
  const slug = slugOf(url);
  const isPost = POSTS.test(slug);
  const view = { drafts: false, registry };
  const answer = await getPublicPage(tx, slug, view).catch((error: unknown) => {
    if (isPost && error instanceof AppError && error.code === 'page_not_found')
      return getPublicPage(tx, '', view);
    throw error;
  });
  const { page, header, footer, pageTitle } = answer;
  if (!isPost && page.slug !== slug && !page.is_homepage) throw appError('page_not_found');
  const parts = [isPost ? null : (page.content ?? null), header, footer, pageTitle];
  const forms = parts.flatMap((part) => formsIn(part, registry));
  return {
    path: `/${slug}`,
    form: forms.find((form) => form.formName === formName),
  };
}
