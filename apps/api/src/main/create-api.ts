import { MAIN_DEMO_TENANT } from '@org/starter-kits';
import type { EventHub } from '../kernel/events/event-hub.ts';
import type { MediaStore } from '../kernel/files/media-store.ts';
import { type AppBindings, buildApp, type RequestHandler } from '../kernel/http/build-app.ts';
import type { HostTable } from '../kernel/http/host-table.ts';
import { pageNotes } from '../kernel/http/page-notes.ts';
import { pageTokens } from '../kernel/http/page-token.ts';
import { responseCache } from '../kernel/http/response-cache.ts';
import type { Jobs } from '../kernel/jobs/create-jobs.ts';
import { bindModules } from '../kernel/module/bind-modules.ts';
import { createKernel } from '../kernel/module/create-kernel.ts';
import type { KernelOptions } from '../kernel/module/kernel.ts';
import { processMetrics } from '../kernel/monitoring/metrics.ts';
import { addDocs } from '../kernel/openapi/serve-docs.ts';
import { addMediaFiles } from '../modules/content/index.ts';
import { findSiteViewer, getIdentity, type Identity } from '../modules/platform/index.ts';
import { MODULES } from './modules.ts';
import { seedDemo } from './seed-demo.ts';

/** Dependencies of the API. */
export type ApiOptions = KernelOptions;

/** The API as a function from requests to responses, with what the rest of the process needs. */
export interface Api extends RequestHandler {
  /** Handles `/api/v1`, `/media`, `/healthz` and `/readyz`; other paths are not found. */
  fetch(request: Request, env?: AppBindings): Promise<Response>;
  readonly identity: Identity;
  readonly hosts: HostTable;
  readonly store: MediaStore;
  /** Background jobs: they can be sent immediately, and run once started. */
  readonly jobs: Jobs;
  readonly events: EventHub;
  /** Adds the tenants, people and content of the demo where they are missing. */
  readonly seedDemo: () => Promise<void>;
}

/**
 * Creates the API on an open database: a kernel, and the modules on it.
 * @throws when an endpoint of the contract has no handler or an incomplete declaration
 */
export function createApi(options: ApiOptions): Api {
  const kernel = createKernel(options, MODULES);
  const { config, db, hosts, store, jobs, events, log, tenants, isDemo } = kernel;
  const routes = bindModules(kernel, MODULES);
  const identity = getIdentity(kernel);
  const metrics =
    config.metricsToken === undefined
      ? undefined
      : processMetrics(config.metricsToken, {
          pools: kernel.database.pools,
          streams: () => events.size,
          jobs,
        });
  const app = buildApp(routes, {
    db,
    hosts,
    whoIs: identity.whoIs,
    pageTokens: pageTokens(options.secret),
    pageNotes: pageNotes(options.secret),
    findSiteViewer: (view) => findSiteViewer({ db, identity }, view),
    // The demo's site is public; an installation without the demo shows no tenant to strangers.
    findShownTenant: async () => (isDemo ? tenants.find({ slug: MAIN_DEMO_TENANT }) : undefined),
    log,
    onAnswer: metrics?.onAnswer,
    answers: responseCache(kernel.changes),
    checkAnswers: !kernel.isProduction,
  });
  app.get('/metrics', async (c) => (await metrics?.answer(c.req.raw)) ?? c.notFound());
  addDocs(app, config.adminOrigin.startsWith('https:'));
  addMediaFiles(app, { store, db, hosts, log });
  return {
    fetch: async (request, env) => app.fetch(request, env ?? {}),
    identity,
    hosts,
    store,
    jobs,
    events,
    seedDemo: () =>
      seedDemo(
        kernel,
        MODULES.flatMap(({ seeds }) => seeds?.(kernel) ?? []),
      ),
  };
}
