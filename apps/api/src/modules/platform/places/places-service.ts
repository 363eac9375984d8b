import type { Place, PlaceAddress } from '@org/schema/entities';

/** Geocoding service, with one adapter for each provider. */
export interface PlacesService {
  /**
   * Searches places. Shape: typed text, id of the search session → places, best match first, Canadian ones before others.
   * Errors: `unavailable` when the service cannot be reached or its response cannot be parsed.
   */
  find(search: string, session: string): Promise<readonly Place[]>;
  /**
   * Returns the address of a place. Shape: id of a place, id of the search session → address; undefined for an incomplete
   * address, which is logged.
   * Errors: `unavailable`.
   */
  address(place: string, session: string): Promise<PlaceAddress | undefined>;
}
