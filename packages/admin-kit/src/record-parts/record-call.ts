import type { ApiClient } from '@org/api-client';
import type { RouteContract } from '@org/schema/contract';
import { invariant } from '@org/schema/errors';

/** Calls an endpoint of a record with types that only its configuration knows. */
export async function recordCall(
  api: ApiClient,
  route: RouteContract,
  input: object,
): Promise<Readonly<Record<string, unknown>>> {
  return (await api.call(route, input as never)) as Readonly<Record<string, unknown>>;
}

/**
 * Returns the record of a response.
 * @param answer - response
 * @param name - its key
 */
export function readRecord<Rec>(answer: Readonly<Record<string, unknown>>, name: string): Rec {
  invariant(answer[name], `the answer has a ${name}`);
  return answer[name] as Rec;
}
