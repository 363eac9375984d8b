import { apiContract } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { type BoundRoute, publicRoute } from '../../../kernel/http/bind-route.ts';
import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import type { PlacesService } from './places-service.ts';

/** Dependencies of the places routes. */
export interface PlacesRoutesOptions {
  /** Undefined in an installation without a geocoding service. */
  readonly places: PlacesService | undefined;
  /** @default 60 per minute from one address, 1200 per minute of one tenant; each typed letter is one request */
  readonly limits?: VisitorLimits | undefined;
}

/** Creates the routes that complete addresses in forms of visitors. The service's key stays on the server. */
export function placesRoutes({
  places,
  limits = visitorLimits({ perAddress: 60, perTenant: 1200, seconds: 60 }),
}: PlacesRoutesOptions): BoundRoute[] {
  const service = (): PlacesService => {
    if (!places) throw appError('unavailable', { message: 'No address service is set up' });
    return places;
  };
  return [
    publicRoute(apiContract.places.find, async ({ tenant, call, body }) => {
      await limits.count(tenant.id, call.address);
      return { places: [...(await service().find(body.search, body.session))] };
    }),
    publicRoute(apiContract.places.address, async ({ tenant, call, body }) => {
      await limits.count(tenant.id, call.address);
      return { address: (await service().address(body.place, body.session)) ?? null };
    }),
  ];
}
