import { apiContract } from '@org/schema/contract';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import {
  agencyRoute,
  type BoundRoute,
  type SessionInput,
  staffRoute,
} from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import * as own from './tenant-views.service.ts';
import {
  createView,
  listViews,
  removeView,
  updateView,
  type ViewedLists,
} from './views.service.ts';

/** Creates the routes of views of the tenant list, which belong to the platform. */
function tenantViewRoutes(db: TenantDatabase): BoundRoute[] {
  const { tenantViews } = apiContract;
  const asOneself = <Value>(
    { signedIn: { person } }: Pick<SessionInput<unknown>, 'signedIn'>,
    work: (work: own.PersonalWork) => Promise<Value>,
  ): Promise<Value> => db.asPlatform('run the platform', (tx) => work({ tx, person }));
  return [
    agencyRoute(tenantViews.list, async (input) => ({
      results: {
        rows: input.query.entity === 'tenants' ? await asOneself(input, own.listTenantViews) : [],
      },
    })),
    agencyRoute(tenantViews.create, async (input) => ({
      view: await asOneself(input, (w) => own.createTenantView(w, input.body)),
      message: 'View saved',
    })),
    agencyRoute(tenantViews.update, async (input) => ({
      view: await asOneself(input, (w) => own.updateTenantView(w, input.params.id, input.body)),
      message: 'View saved',
    })),
    agencyRoute(tenantViews.remove, async (input) => {
      await asOneself(input, (w) => own.removeTenantView(w, input.params.id));
      return { message: 'View deleted' };
    }),
  ];
}

/** Creates the routes of saved views of lists. */
export function viewRoutes(entities: ViewedLists, db: TenantDatabase): BoundRoute[] {
  const { views } = apiContract;
  return [
    ...tenantViewRoutes(db),
    staffRoute(views.list, async (input) => ({
      results: { rows: await inTenant(input, (w) => listViews(w, entities, input.query.entity)) },
    })),
    staffRoute(views.create, async (input) => ({
      view: await inTenant(input, (w) => createView(w, entities, input.body)),
      message: 'View saved',
    })),
    staffRoute(views.update, async (input) => ({
      view: await inTenant(input, (w) => updateView(w, entities, input.params.id, input.body)),
      message: 'View saved',
    })),
    staffRoute(views.remove, async (input) => {
      await inTenant(input, (w) => removeView(w, input.params.id));
      return { message: 'View deleted' };
    }),
  ];
}
