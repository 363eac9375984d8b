import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { useQueryClient } from '@tanstack/react-query';

const { customers, notes } = apiContract;

/** Returns a function that reloads everything that the page of a customer shows. */
export function useCustomerRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const route of [
      customers.activity,
      customers.figures,
      customers.get,
      customers.list,
      customers.duplicates,
      notes.list,
    ])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  };
}
