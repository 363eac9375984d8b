import { type ApiClient, isApiError } from '@org/api-client';
import { ARCHIVE_PAGE, readArchivePath } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import type { FoundContent } from './found-content.ts';
import { ownPage } from './missing-page.ts';
import type { PageFrame } from './plain-frame.ts';
import type { PageAnswer, SiteAnswer } from './site-page.ts';

/** A sent campaign in the archive, with its email as a document. */
export type ArchivedEmail = RouteResponse<typeof apiContract.newsletterArchive.get>['email'];
type ArchivedList = RouteResponse<typeof apiContract.newsletterArchive.list>;

/** Number of emails of a page of the archive. */
const PER_PAGE = 20;

/** A page of the archive after the first. */
const LATER_PAGE = /^newsletter\/([2-9]|[1-9]\d{1,3})$/;

/** Title of the archive. */
export const ARCHIVE_TITLE = 'Newsletter';

/** Returns a page of the archive. */
export async function listArchive(
  api: ApiClient,
  currentPage: number,
  itemsPerPage: number = PER_PAGE,
): Promise<ArchivedList> {
  return api.call(apiContract.newsletterArchive.list, { query: { currentPage, itemsPerPage } });
}

/** Returns an email of the archive; undefined where the archive shows none. */
export async function findArchivedEmail(
  api: ApiClient,
  id: number,
): Promise<ArchivedEmail | undefined> {
  try {
    return (await api.call(apiContract.newsletterArchive.get, { params: { id } })).email;
  } catch (error) {
    if (isApiError(error, 'not_found')) return undefined;
    throw error;
  }
}

/** Builds a page of the archive, in the frame of the home page. */
function archivePage(
  frame: PageFrame | undefined,
  facts: Pick<PageAnswer['page'], 'slug' | 'title' | 'meta_description'>,
): PageAnswer {
  const { page, ...answer } = ownPage(facts.title, frame);
  return { ...answer, page: { ...page, ...facts, noindex: false } };
}

const getFormats = ({ settings: { locale, timezone } }: SiteAnswer) => ({ locale, timezone });

/** Finds a page of the list of emails. A site without emails in its archive has none. */
async function findList(
  api: ApiClient,
  slug: string,
  readFrame: () => Promise<PageFrame | undefined>,
): Promise<FoundContent | undefined> {
  const part = slug === ARCHIVE_PAGE ? 1 : Number(LATER_PAGE.exec(slug)?.[1] ?? 0);
  if (part === 0) return undefined;
  const { rows, total } = await listArchive(api, part);
  if (rows.length === 0) return undefined;
  return {
    part: 1,
    page: async ({ settings, tenant }) =>
      archivePage(await readFrame(), {
        slug,
        title: part > 1 ? `${ARCHIVE_TITLE}, page ${part}` : ARCHIVE_TITLE,
        meta_description: `Emails that ${settings.company_name || tenant.name} sent to subscribers.`,
      }),
    view: (site) => ({
      name: 'newsletter',
      props: {
        emails: rows,
        formats: getFormats(site),
        page: part,
        hasMore: part * PER_PAGE < total,
      },
    }),
  };
}

/**
 * Finds the list of sent emails, or one of them, for sites without a page of their own at the path.
 * @param readFrame - reads the page that supplies the header and footer
 */
export async function findInArchive(
  api: ApiClient,
  slug: string,
  readFrame: () => Promise<PageFrame | undefined>,
): Promise<FoundContent | undefined> {
  const id = readArchivePath(slug);
  if (id === undefined) return findList(api, slug, readFrame);
  const email = await findArchivedEmail(api, id);
  if (!email) return undefined;
  const { path, subject, preheader, sent_at } = email;
  return {
    part: 1,
    // The words of a path are for readers, so that an email has one address whatever they are.
    movedTo: path === slug ? undefined : `/${path}`,
    page: async () =>
      archivePage(await readFrame(), {
        slug: path,
        title: subject || ARCHIVE_TITLE,
        meta_description: preheader,
      }),
    view: (site) => ({
      name: 'archivedEmail',
      props: { id, subject, sentAt: sent_at, formats: getFormats(site) },
    }),
  };
}
