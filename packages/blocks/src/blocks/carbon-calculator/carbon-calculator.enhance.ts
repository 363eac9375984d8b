import { carbonResult } from './carbon-result.ts';

const FIELDS = ['method', 'weight', 'distance'] as const;

/** Computes the result of a carbon calculator, or shows problems at the fields. */
export function enhance(form: HTMLElement, options: unknown): () => void {
  const { locale } = options as { readonly locale?: string };
  const stop = new AbortController();
  const { signal } = stop;
  const getField = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const numbers = new Intl.NumberFormat(locale || undefined, { maximumSignificantDigits: 5 });

  const tell = (name: string, problem: string): void => {
    const place = form.querySelector(`[data-problem="${name}"]`);
    if (place) place.textContent = problem;
    getField(name)?.setAttribute('aria-invalid', `${problem !== ''}`);
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const typed = (name: string) => getField(name)?.value ?? '';
      const result = carbonResult({
        method: typed('method'),
        weight: typed('weight'),
        distance: typed('distance'),
      });
      const isDone = 'emissions' in result;
      const shown = part('result');
      if (shown) shown.hidden = !isDone;
      for (const name of FIELDS) tell(name, isDone ? '' : (result[name] ?? ''));
      if (!isDone) return getField(FIELDS.find((name) => result[name]) ?? '')?.focus();
      for (const name of ['emissions', 'offset'] as const) {
        const place = part(name);
        if (place) place.textContent = numbers.format(result[name]);
      }
    },
    { signal },
  );
  form.addEventListener('input', ({ target }) => tell((target as HTMLInputElement).name, ''), {
    signal,
  });
  return () => stop.abort();
}
