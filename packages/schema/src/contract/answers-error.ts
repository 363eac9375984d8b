import type { RouteContract } from './route.ts';

/**
 * Returns the endpoints with `error: null` in their successful responses, as the documented calls of projects and tasks have it.
 * @param calls - endpoints by name
 */
export function withErrorField<Calls extends Readonly<Record<string, RouteContract>>>(
  calls: Calls,
): Calls {
  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    { ...call, hasErrorField: true },
  ]);
  // The same endpoints, with one more flag.
  return Object.fromEntries(entries) as Calls;
}
