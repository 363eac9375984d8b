import type { ApiClient } from '@org/api-client';
import { apiContract } from '@org/schema';
import { BLOG } from './post-page.ts';

const PART = 200;
/** Posts that a sitemap names at most: it may hold 50,000 addresses, and is read by machines. */
const MOST = 5000;

/** Addresses of the posts that visitors see, newest first. */
export async function postAddresses(
  api: ApiClient,
): Promise<{ readonly slug: string; readonly updated_at: string }[]> {
  const found: { slug: string; updated_at: string }[] = [];
  for (let currentPage = 1; found.length < MOST; currentPage++) {
    const { rows, total } = await api.call(apiContract.posts.publicList, {
      query: { currentPage, itemsPerPage: PART },
    });
    found.push(
      ...rows
        .filter(({ noindex }) => !noindex)
        .map(({ slug, updated_at }) => ({ slug: `${BLOG}${slug}`, updated_at })),
    );
    if (currentPage * PART >= total) break;
  }
  return found;
}
