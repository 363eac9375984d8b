import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Invoice, StructuredCheck } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';

const { invoices } = apiContract;

/** Returns what the e-invoice of an invoice lacks; undefined while it loads. Settings may complete it later, so it is read again. */
export function useStructuredCheck({ id }: Pick<Invoice, 'id'>): StructuredCheck | undefined {
  const api = useApi();
  const query = callQuery(api, invoices.structuredCheck, { params: { id } });
  return useQuery({ ...query, staleTime: 0 }).data?.check;
}
