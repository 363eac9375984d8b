import { type ApiClient, createClient } from '@org/api-client';

/** A request to an answer client. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed JSON body, or the form of an upload; null without a body. */
  readonly body: unknown;
}

/**
 * Returns the JSON of a response.
 * @throws a thrown `Response` is the response
 */
export type Answer = (request: AnsweredRequest) => unknown;

/** Answers by method and path, such as `GET /api/v1/admin/notes/`. */
export type Answers = Readonly<Record<string, Answer>>;

const toJson = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const NOT_FOUND = { success: false, error: 'Not found', code: 'not_found' } as const;

/** Creates a client that answers in memory, for stories and tests without a server. Unknown endpoints answer 404. */
export function createAnswerClient(answers: Answers): ApiClient {
  return createClient({
    baseUrl: 'http://answers.test',
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname: path, searchParams: query } = new URL(request.url);
      const form = init?.body instanceof FormData ? init.body : undefined;
      const typed = form ? '' : await request.text();
      const answer = answers[`${request.method} ${path}`];
      if (!answer) return toJson(NOT_FOUND, 404);
      try {
        const body: unknown = form ?? JSON.parse(typed || 'null');
        return toJson(await answer({ method: request.method, path, query, body }), 200);
      } catch (failure) {
        if (failure instanceof Response) return failure;
        throw failure;
      }
    },
  });
}
