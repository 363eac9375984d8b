import type { BlogPost, Page, Release, ReleaseItem } from '@org/schema/entities';
import { expect } from 'vitest';
import { getPage, makePage, PAGES } from './pages.ts';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const RELEASES = '/api/v1/admin/releases/';
const POSTS = '/api/v1/admin/blog/posts/';

/** Returns the release of a response. */
export const getRelease = (answer: Answer): Release => answer.body.release as Release;
/** Returns the items of the release of a response. */
export const getItems = (answer: Answer): ReleaseItem[] => answer.body.items as ReleaseItem[];
/** Returns the reference to a page or post in requests. */
export const toItem = ({ id }: { id: number }, kind: 'page' | 'post' = 'page') => ({ kind, id });

/** Requests of tests of releases, by staff and by visitors. */
export interface ReleaseCalls {
  call(method: string, path: string, body?: object, as?: ActorName): Promise<Answer>;
  makeRelease(name: string, items: object[]): Promise<Release>;
  save(page: Page, body: object): Promise<Page>;
  readPage(page: { id: number }): Promise<Page>;
  /** Creates a public page with an unpublished change of its title. */
  makeDraft(slug: string, title?: string): Promise<Page>;
  makePost(title: string): Promise<BlogPost>;
  /** Returns the title that visitors see, or the status without one. */
  seen(slug: string): Promise<string | number>;
  seenPost(slug: string): Promise<number>;
}

/** Returns the requests of tests of releases. */
export function releaseCalls(getApi: () => TestApi): ReleaseCalls {
  const call: ReleaseCalls['call'] = (method, path, body, as = 'editor') =>
    getApi().call(method, `${RELEASES}${path}`, { as, ...(body && { body }) });
  const save: ReleaseCalls['save'] = async (page, body) => {
    const answer = await getApi().call('PUT', `${PAGES}${page.id}/`, { as: 'editor', body });
    expect(answer.status, answer.text).toBe(200);
    return getPage(answer);
  };
  return {
    call,
    save,
    async makeRelease(name, items) {
      const answer = await call('POST', '', { name, ...(items.length > 0 && { items }) });
      expect(answer.status, answer.text).toBe(201);
      return getRelease(answer);
    },
    readPage: async ({ id }) =>
      getPage(await getApi().call('GET', `${PAGES}${id}/`, { as: 'editor' })),
    async makeDraft(slug, title = 'Next') {
      const page = await makePage(getApi(), { slug, title: 'Now', status: 'published' });
      return save(page, { title, draft: true });
    },
    async makePost(title) {
      const body = { title, publish_date: '2026-01-01', status: 'draft' };
      const answer = await getApi().call('POST', POSTS, { as: 'editor', body });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.blog_post as BlogPost;
    },
    async seen(slug) {
      const path = `/api/v1/pages/?slug=${slug}`;
      const answer = await getApi().call('GET', path, { origin: ALPHA_SITE });
      return answer.status === 200 ? getPage(answer).title : answer.status;
    },
    seenPost: async (slug) => {
      const path = `/api/v1/blog/posts/by-slug/?slug=${slug}`;
      return (await getApi().call('GET', path, { origin: ALPHA_SITE })).status;
    },
  };
}
