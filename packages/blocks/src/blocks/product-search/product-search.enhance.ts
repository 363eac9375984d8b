import { combobox } from '../../browser/combobox.ts';
import {
  listSuggestions,
  SUGGEST_DELAY,
  SUGGEST_FEWEST,
  SUGGEST_PATH,
} from '../../store/suggestions.ts';

/**
 * Suggests products and categories while the visitor types at least two characters. Choosing a suggestion opens it; the search
 * itself works without suggestions.
 */
export function enhance(form: HTMLElement): () => void {
  const view = form.ownerDocument.defaultView ?? window;
  const input = form.querySelector('input');
  if (!input) return () => undefined;
  const isShort = (typed: string): boolean => [...typed].length < SUGGEST_FEWEST;
  const stop = combobox(input, {
    delay: SUGGEST_DELAY,
    look: 'org-product-search',
    told: '# suggestions',
    find: async (typed, signal) => {
      if (isShort(typed)) return [];
      const answer = await view.fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(typed)}`, { signal });
      return answer.ok ? listSuggestions(await answer.json()) : [];
    },
    // Inside a frame, such as a preview, suggestions do not navigate.
    choose: ({ value }) => {
      if (view.parent === view) view.location.assign(value);
    },
  });
  const onSubmit = (event: Event): void => {
    // Spaces are not a search.
    if (isShort(input.value.trim())) event.preventDefault();
  };
  form.addEventListener('submit', onSubmit);
  return () => {
    form.removeEventListener('submit', onSubmit);
    stop();
  };
}
