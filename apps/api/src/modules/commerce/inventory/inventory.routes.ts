import { apiContract } from '@org/schema/contract';
import { startExport } from '../../../kernel/exports/exports.service.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { adjustMany, adjustStock } from './adjust-stock.ts';
import {
  createLocation,
  listLocations,
  removeLocation,
  updateLocation,
} from './locations.service.ts';
import { listMovements, MOVEMENT_SOURCE } from './movement-list.ts';
import { saveGrid } from './save-grid.ts';
import { listStock } from './stock-list.ts';

const few = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Creates the routes of stock and its locations. */
export function inventoryRoutes(send: SendJob): BoundRoute[] {
  const { inventory, movements, stockLocations } = apiContract;
  return [
    staffRoute(inventory.levels, async ({ run, query }) => ({
      results: await run((tx) => listStock(tx, query)),
    })),
    staffRoute(inventory.movements, async ({ run, query, actor }) => ({
      results: await run((tx) => listMovements(tx, query, actor.person.id)),
    })),
    staffRoute(movements.export, async (input) => ({
      export: await inTenant(input, (w) => startExport(w, MOVEMENT_SOURCE, send, input.body)),
      message: 'Your export has started',
    })),
    staffRoute(inventory.adjust, async (input) => ({
      ...(await inTenant(input, (write) => adjustStock(write, input.body))),
      message: 'Stock changed',
    })),
    staffRoute(inventory.adjustMany, async (input) => {
      const outcome = await inTenant(input, (write) => adjustMany(write, input.body));
      return { ...outcome, message: `${few(outcome.changed, 'variant', 'variants')} changed` };
    }),
    staffRoute(inventory.grid, async (input) => {
      const outcome = await inTenant(input, (write) => saveGrid(write, input.body));
      return { ...outcome, message: `${few(outcome.saved.length, 'row', 'rows')} saved` };
    }),
    staffRoute(stockLocations.list, async ({ run, tenant }) => {
      const rows = await run((tx) => listLocations(tx, tenant.id));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(stockLocations.create, async (input) => ({
      location: await inTenant(input, (write) => createLocation(write, input.body)),
      message: 'Location created',
    })),
    staffRoute(stockLocations.update, async (input) => ({
      location: await inTenant(input, (write) =>
        updateLocation(write, input.params.id, input.body),
      ),
      message: 'Location saved',
    })),
    staffRoute(stockLocations.remove, async (input) => {
      await inTenant(input, (write) => removeLocation(write, input.params.id));
      return { message: 'Location deleted' };
    }),
  ];
}
