import { apiContract } from '@org/schema';
import { inTenant } from '../../entities/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../http/bind-route.ts';
import {
  createView,
  listViews,
  removeView,
  updateView,
  type ViewedEntities,
} from './views.service.ts';

/** Handlers of the saved views of lists. */
export function viewRoutes(entities: ViewedEntities): BoundRoute[] {
  const { views } = apiContract;
  return [
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
