import type { BlockRegistry } from '@org/content';
import { trimSlashes } from '@org/schema';
import { AppError, appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getPublicPage, runContentTask, type SavedForm } from '../../content/index.ts';
import { formsInContentTask } from '../../content/tree/content.tasks.ts';

const POSTS = /^blog\//;

/** Source of a submission: the page's path, and the form if the saved page has it. */
export interface FoundForm {
  /** Path on the site, such as `/contact`. */
  readonly path: string;
  readonly form: SavedForm | undefined;
}

/**
 * Returns the slug of a page.
 * @param url - URL from the browser
 * @returns slug, '' for the home page
 */
function getSlug(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return trimSlashes(path).toLowerCase();
}

/**
 * Finds a submitted form on the published page or in its header and footer. Blog posts use the layout of the home page. Takes
 * page and form as the browser names them.
 * @returns path, and the saved form if it exists
 * @throws `page_not_found` for a page that is not public
 */
export async function findForm(
  tx: TenantTx,
  registry: BlockRegistry,
  { url, formName }: { readonly url: string; readonly formName: string },
): Promise<FoundForm> {
  const slug = getSlug(url);
  const isPost = POSTS.test(slug);
  const view = { drafts: false, registry };
  const answer = await getPublicPage(tx, slug, view).catch((error: unknown) => {
    if (isPost && error instanceof AppError && error.code === 'page_not_found')
      return getPublicPage(tx, '', view);
    throw error;
  });
  const { page, header, footer, pageTitle, components } = answer;
  if (!isPost && page.slug !== slug && !page.is_homepage) throw appError('page_not_found');
  const parts = [isPost ? null : (page.content ?? null), header, footer, pageTitle];
  const contents = [...parts, ...components.map(({ content }) => content)];
  const forms = await runContentTask(formsInContentTask, { parts, components }, contents);
  return {
    path: `/${slug}`,
    form: forms.find((form) => form.formName === formName),
  };
}
