import type { ApiClient } from '@org/api-client';
import { invariant, type RouteContract } from '@org/schema';

/** Makes a call of a record, of which only its declaration knows what it takes and answers. */
export async function recordCall(
  api: ApiClient,
  route: RouteContract,
  input: object,
): Promise<Readonly<Record<string, unknown>>> {
  return (await api.call(route, input as never)) as Readonly<Record<string, unknown>>;
}

/** The record of an answer. Shape: answer, its key → record. */
export function readRecord<Rec>(answer: Readonly<Record<string, unknown>>, name: string): Rec {
  invariant(answer[name], `the answer has a ${name}`);
  return answer[name] as Rec;
}
