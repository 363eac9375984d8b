import type { Place, PlaceAddress } from '@org/schema/entities';

/** Geocoding service, with one adapter for each provider. */
export interface PlacesService {
  /**
   * Searches places.
   * @param search - typed text
   * @param session - id of the search session
   * @returns places, best match first, Canadian ones before others
   * @throws `unavailable` when the service cannot be reached or its response cannot be parsed
   */
  find(search: string, session: string): Promise<readonly Place[]>;
  /**
   * Returns the address of a place.
   * @param place - id of a place
   * @param session - id of the search session
   * @returns address; undefined for an incomplete address, which is logged
   * @throws `unavailable`
   */
  address(place: string, session: string): Promise<PlaceAddress | undefined>;
}
