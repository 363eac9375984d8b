import { useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { FormBookings } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';

/** Returns the bookings of forms; undefined while they load, and for users who cannot see them. */
export function useBookings(): FormBookings | undefined {
  const api = useApi();
  const enabled = useCan('submissions.can_view');
  return useQuery({ ...callQuery(api, apiContract.formSubmissions.bookings), enabled }).data;
}
