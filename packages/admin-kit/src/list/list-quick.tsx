import { callKey, useApi } from '@org/api-client/react';
import { type FilterGroup, type FilterRule, isFilterGroup, type ListField } from '@org/schema';
import { Segmented, useFormats } from '@org/ui';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import { getAsked, type ListState } from '../list-data/list-state.ts';
import { text } from './messages.ts';

/** Value of the segment for all choices. */
const ALL = '';

/** Returns the index of the rule that a quick filter represents: of its field, with one choice. -1 without one. */
export function quickRule(filter: FilterGroup | undefined, name: string): number {
  if (filter?.combinator === 'or' && filter.rules.length > 1) return -1;
  return (filter?.rules ?? []).findIndex(
    (rule) =>
      !isFilterGroup(rule) &&
      rule.field === name &&
      rule.operator === 'in' &&
      Array.isArray(rule.value) &&
      rule.value.length === 1,
  );
}

/**
 * Returns the filter with it instead of all rules of the field.
 * @param name - field
 * @param choice - a choice or '' for all
 */
export function withQuick(
  filter: FilterGroup | undefined,
  name: string,
  choice: string,
): FilterGroup | undefined {
  const others = (filter?.rules ?? []).filter((rule) => isFilterGroup(rule) || rule.field !== name);
  const rule: FilterRule = { field: name, operator: 'in', value: [choice] };
  const rules = choice === ALL ? others : [rule, ...others];
  return rules.length > 0 ? { combinator: filter?.combinator ?? 'and', rules } : undefined;
}

/** Props of the quick filter: list, field, state of the list and change handler. */
export interface ListQuickProps<Row extends ListRow> {
  readonly screen: ListScreen<Row>;
  readonly name: string;
  readonly field: ListField;
  readonly state: ListState;
  readonly onChange: (filter: FilterGroup | undefined) => void;
  readonly fullWidth?: boolean;
}

/** Renders the choices of a field as segments, each with the number of matching rows. */
export function ListQuick<Row extends ListRow>(props: ListQuickProps<Row>): ReactElement {
  const { screen, name, field, state, onChange, fullWidth = false } = props;
  const { calls } = screen;
  const api = useApi();
  const { compact } = useFormats();
  const choices = [ALL, ...(field.options ?? []).map(({ value }) => value)];
  const counts = useQueries({
    queries: choices.map((choice) => {
      const filter = withQuick(state.filter, name, choice);
      // Sort order and page do not affect counts.
      const asked = {
        ...getAsked({ ...state, filter, sort: [], page: 1, size: 1 }),
        ...calls.scope,
      };
      return {
        queryKey: [...callKey(calls.route), {}, asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => calls.list(api, asked, signal),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const at = quickRule(state.filter, name);
  const rule = state.filter?.rules[at];
  const chosen = rule && !isFilterGroup(rule) && Array.isArray(rule.value) ? rule.value[0] : ALL;
  const other = at < 0 && state.filter?.rules.some((one) => 'field' in one && one.field === name);

  return (
    <Segmented
      label={field.label}
      fullWidth={fullWidth}
      // Another filter of the same field matches none of these choices.
      value={other ? '–' : String(chosen)}
      onChange={(choice) => onChange(withQuick(state.filter, name, choice))}
      options={choices.map((value, place) => {
        const results = counts[place]?.data?.results;
        const label = field.options?.find((option) => option.value === value)?.label;
        return {
          value,
          label: (
            <span className="ad-quick">
              {label ?? text.everything}
              <span className="ad-quick-count">
                {results && `${compact(results.total)}${results.totalIsCapped ? '+' : ''}`}
              </span>
            </span>
          ),
        };
      })}
    />
  );
}
