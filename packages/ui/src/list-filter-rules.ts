import type { FilterGroup, FilterRule } from '@org/schema';

/** Shape: filter, rule → the filter with it. */
export function withRule(filter: FilterGroup | undefined, rule: FilterRule): FilterGroup {
  return { combinator: filter?.combinator ?? 'and', rules: [...(filter?.rules ?? []), rule] };
}
