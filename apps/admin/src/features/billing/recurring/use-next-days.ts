import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Schedule as it is typed; '' for what it does not have. */
export interface TypedSchedule {
  readonly rrule: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly maxCount: string;
  readonly id: number | undefined;
}

/** Loads the next days of a schedule, saved or not. It waits for a first day. */
export function useNextDays({ rrule, startDate, endDate, maxCount, id }: TypedSchedule) {
  const api = useApi();
  const count = Number(maxCount);
  const query = {
    rrule,
    startDate,
    ...(endDate && { endDate }),
    ...(Number.isInteger(count) && count > 0 && { maxCount: count }),
    ...(id !== undefined && { id }),
  };
  return useQuery({
    ...callQuery(api, apiContract.recurringInvoices.days, { query }),
    enabled: startDate !== '' && /^FREQ=[A-Z]+(;INTERVAL=[1-9]\d{0,2})?$/.test(rrule),
    placeholderData: keepPreviousData,
  });
}
