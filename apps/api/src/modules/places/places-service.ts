import type { Place, PlaceAddress } from '@org/schema';

/** A service that knows places: one adapter for each kind of it. */
export interface PlacesService {
  /**
   * Shape: what is typed, key of the search → places, the best first, Canadian ones before others.
   * Errors: `unavailable` when the service cannot be reached, or answers nothing that can be read.
   */
  find(search: string, session: string): Promise<readonly Place[]>;
  /**
   * Shape: id of a place, key of the search → its address; undefined where it is of no form that an address has, which is logged.
   * Errors: `unavailable`. Source: ERR-009.
   */
  address(place: string, session: string): Promise<PlaceAddress | undefined>;
}
