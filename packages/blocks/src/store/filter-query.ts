/** Fewest characters of a search. Source: SHOP-015. */
const FEWEST = 2;

/**
 * What the fields of a list's filters ask for, as the query of an address: `?` and what is asked, or ''. A search that is too
 * short asks for nothing, and of two prices both are named. Source: SHOP-007, SHOP-015.
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
