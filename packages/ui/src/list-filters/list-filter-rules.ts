import type { FilterGroup, FilterRule } from '@org/schema';

/**
 * Adds a rule.
 * @returns new filter
 */
export function withRule(filter: FilterGroup | undefined, rule: FilterRule): FilterGroup {
  return { combinator: filter?.combinator ?? 'and', rules: [...(filter?.rules ?? []), rule] };
}
