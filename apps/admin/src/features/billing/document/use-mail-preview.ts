import { recordCall } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { DocumentMailBody, DocumentMailPreview, Invoice, Quote } from '@org/schema/entities';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

/**
 * Returns the email about a document as it would be sent.
 * @param body - typed subject and message; what is left out is the standard text
 */
export function useMailPreview(
  document: Quote | Invoice,
  body: DocumentMailBody,
  isEnabled = true,
): UseQueryResult<DocumentMailPreview> {
  const api = useApi();
  const { mail } = 'quoteDate' in document ? apiContract.quotes : apiContract.invoices;
  const { id, version } = document;
  return useQuery({
    queryKey: [...callKey(mail), id, version, body],
    queryFn: async () =>
      (await recordCall(api, mail, { params: { id }, body })).mail as DocumentMailPreview,
    placeholderData: keepPreviousData,
    // Settings and other documents change the text.
    staleTime: 0,
    gcTime: 0,
    enabled: isEnabled,
  });
}
