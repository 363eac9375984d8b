import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useDebouncedValue } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type DrawnPages, drawPages } from './draw-pages.ts';

/** Pause of the typing after which the preview is drawn again, ms. */
const DEBOUNCE = 700;

/** State of the preview. */
export interface Preview {
  readonly pages: DrawnPages | undefined;
  readonly isLoading: boolean;
  /** Reason why the present form cannot be drawn; '' without one. */
  readonly problem: string;
}

/**
 * Reads the PDF of a body.
 * @throws `Error` with the message of the server
 */
async function readPdf(path: string, body: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  });
  if (response.ok) return response.arrayBuffer();
  const answer = (await response.json().catch(() => ({}))) as {
    readonly error?: string;
    readonly formErrors?: Readonly<Record<string, string>>;
  };
  const [first] = Object.values(answer.formErrors ?? {});
  throw new Error(first ?? answer.error ?? '');
}

/**
 * Draws a document as its form stands, a moment after the last change. The last drawing stays while the next one is on its way.
 * @param path - endpoint that draws a body
 */
export function usePreview(path: string, body: object): Preview {
  const [json] = useDebouncedValue(JSON.stringify(body), DEBOUNCE);
  const found = useQuery({
    queryKey: ['document preview', path, json],
    queryFn: async ({ signal }) => drawPages(await readPdf(path, json, signal)),
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  const { error } = found;
  return {
    pages: found.data,
    isLoading: found.isFetching,
    problem: error ? (isApiError(error) ? failureText(error) : error.message) : '',
  };
}
