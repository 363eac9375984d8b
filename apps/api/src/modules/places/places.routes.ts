import { apiContract, appError } from '@org/schema';
import { type BoundRoute, publicRoute } from '../../http/bind-route.ts';
import { type VisitorLimits, visitorLimits } from '../../http/visitor-limits.ts';
import type { PlacesService } from './places-service.ts';

/** What the calls of places stand on. */
export interface PlacesRoutesOptions {
  /** Undefined in an installation without one. */
  readonly places: PlacesService | undefined;
  /** @default 60 in a minute from one address, 1200 of one tenant: each letter of somebody who types fast is one */
  readonly limits?: VisitorLimits | undefined;
}

/** Calls of places, for visitors who type an address into a form. The service's key stays here. Source: FORM-026, ERR-009. */
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
