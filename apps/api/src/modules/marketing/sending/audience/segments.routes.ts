import { apiContract } from '@org/schema/contract';
import { type BoundRoute, staffRoute } from '../../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../../kernel/http/in-tenant.ts';
import {
  countSegment,
  createSegment,
  listSegments,
  removeSegment,
  updateSegment,
} from './segments.service.ts';

/** Creates the routes of segments. */
export function segmentRoutes(): BoundRoute[] {
  const contract = apiContract.emailSegments;
  return [
    staffRoute(contract.list, async (input) => ({
      results: await input.run((tx) => listSegments(tx, input.query)),
    })),
    staffRoute(contract.create, async (input) => ({
      segment: await inTenant(input, (write) => createSegment(write, input.body)),
      message: 'Segment created',
    })),
    staffRoute(contract.get, async (input) => {
      const segment = await inTenant(input, ({ tx }) => countSegment(tx, input.params.id));
      return { segment, results: segment };
    }),
    staffRoute(contract.update, async (input) => ({
      segment: await inTenant(input, (write) => updateSegment(write, input.params.id, input.body)),
      message: 'Segment saved',
    })),
    staffRoute(contract.remove, async (input) => {
      await inTenant(input, (write) => removeSegment(write, input.params.id));
      return { message: 'Segment deleted' };
    }),
  ];
}
