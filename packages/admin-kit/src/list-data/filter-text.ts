import {
  CUSTOM_FIELD_PREFIX,
  FILTER_LIMITS,
  FILTER_OPERATORS,
  type FilterGroup,
  type FilterOperator,
  type FilterRule,
  filterProblem,
  isFilterGroup,
  type ListField,
  type ListFields,
} from '@org/schema';

/*
 * Serializes a filter for a URL: `status.in.active.lead*created_at.in_last_days.30`. Dots separate the parts of a rule, stars
 * separate rules; a leading `any` makes them alternatives, parentheses hold a nested group, `!` escapes the next character. Only
 * `!` and parentheses may need encoding in a URL.
 */

const ANY = 'any';
const SIGNS = /[.*()!]/g;

const write = (part: string | number | boolean): string => String(part).replace(SIGNS, '!$&');

function ruleText({ field, operator, value }: FilterRule): string {
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return [field, operator, ...values].map(write).join('.');
}

/** Returns the text of a filter; '' for none. */
export function filterText(filter: FilterGroup | undefined): string {
  if (!filter || filter.rules.length === 0) return '';
  const rules = filter.rules.map((entry) =>
    isFilterGroup(entry) ? `(${filterText(entry)})` : ruleText(entry),
  );
  return [...(filter.combinator === 'or' ? [ANY] : []), ...rules].join('*');
}

interface Reader {
  readonly text: string;
  at: number;
}

/** Reads one part, up to the next unescaped separator. */
function readPart(reader: Reader): string {
  let part = '';
  while (reader.at < reader.text.length) {
    const sign = reader.text.charAt(reader.at);
    if (sign === '.' || sign === '*' || sign === '(' || sign === ')') break;
    if (sign === '!') reader.at += 1;
    part += reader.text.charAt(reader.at);
    reader.at += 1;
  }
  return part;
}

/** Converts a value to the type of its field. */
function typed(text: string, { type }: ListField): string | number | boolean {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  const isNumber =
    type === 'number' ||
    type === 'money' ||
    type === 'tags' ||
    (type === 'person' && text !== 'me');
  return isNumber && text.trim() !== '' ? Number(text) : text;
}

const LISTS: ReadonlySet<string> = new Set(['in', 'not_in', 'all', 'between']);
const DAYS: ReadonlySet<string> = new Set(['in_last_days', 'not_in_last_days', 'in_next_days']);

/** Values of an unknown custom field stay texts. */
const UNKNOWN: ListField = { type: 'text', label: '' };

function getRule(parts: readonly string[], fields: ListFields): FilterRule | undefined {
  const [name = '', operator = '', ...values] = parts;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const isLater = !field && name.startsWith(CUSTOM_FIELD_PREFIX);
  if (!field && !isLater) return undefined;
  if (!Object.values(FILTER_OPERATORS).some((known: readonly string[]) => known.includes(operator)))
    return undefined;
  const read = values.map((value) =>
    DAYS.has(operator) ? Number(value) : typed(value, field ?? UNKNOWN),
  );
  const [first] = read;
  const rule: FilterRule = {
    field: name,
    // The operator was validated above.
    operator: operator as FilterOperator,
    ...(LISTS.has(operator)
      ? { value: read as (string | number)[] }
      : first !== undefined && { value: first }),
  };
  if (!field) return rule;
  const alone = { combinator: 'and', rules: [rule] };
  return filterProblem(alone, fields) === undefined ? rule : undefined;
}

function readGroup(reader: Reader, fields: ListFields, depth: number): FilterGroup {
  let combinator: FilterGroup['combinator'] = 'and';
  const rules: (FilterRule | FilterGroup)[] = [];
  while (reader.at < reader.text.length) {
    const sign = reader.text.charAt(reader.at);
    if (sign === ')') break;
    if (sign === '(') {
      // Deeper groups are invalid in any filter.
      if (depth > FILTER_LIMITS.depth) return { combinator, rules: [] };
      reader.at += 1;
      const group = readGroup(reader, fields, depth + 1);
      reader.at += 1;
      if (group.rules.length > 0) rules.push(group);
    } else {
      const parts = [readPart(reader)];
      while (reader.text.charAt(reader.at) === '.') {
        reader.at += 1;
        parts.push(readPart(reader));
      }
      if (parts.length === 1 && parts[0] === ANY && rules.length === 0) combinator = 'or';
      const rule = getRule(parts, fields);
      if (rule) rules.push(rule);
    }
    if (reader.text.charAt(reader.at) === '*') reader.at += 1;
    else if (reader.text.charAt(reader.at) !== ')') break;
  }
  return { combinator, rules };
}

/**
 * Parses the text of a filter and drops invalid rules. Rules of custom fields that `fields` does not contain are kept.
 * @returns filter; undefined when nothing is left
 */
export function readFilterText(text: string, fields: ListFields): FilterGroup | undefined {
  if (text.length > FILTER_LIMITS.characters) return undefined;
  const filter = readGroup({ text, at: 0 }, fields, 1);
  return filter.rules.length > 0 && filter.rules.length <= FILTER_LIMITS.rules ? filter : undefined;
}
