/** Minimum length of a search. */
const FEWEST = 2;

/**
 * Returns the query of a URL for the fields of a list's filters: `?` and the parameters, or ''. A search that is too short is
 * omitted, and a price range always has both ends.
 */
export function filterQuery(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const asks = [...new Set(fields.keys())].flatMap((name) => {
    const values = fields.getAll(name).map((value) => String(value).trim());
    const [first = '', second = ''] = values;
    if (name === 'search' && [...first].length < FEWEST) return [];
    const text = name === 'price' && !(first && second) ? '' : values.join(',');
    if (!text) return [];
    return [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':')}`];
  });
  return asks.length > 0 ? `?${asks.join('&')}` : '';
}
