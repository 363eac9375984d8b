import { checkInputs, getInputs } from '../../browser/check-inputs.ts';

/** Shows conditional fields and steps of a form. Without it all of them are visible. */
export function enhance(form: HTMLElement, given: unknown): () => void {
  const { required } = given as { readonly required: string };
  const stop = new AbortController();
  const { signal } = stop;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-when]')];
  const steps = [...form.querySelectorAll<HTMLElement>('[data-part=step]')];
  const bar = form.querySelector<HTMLElement>('[data-part=steps]');
  const end = form.querySelector<HTMLElement>('[data-part=end]');
  const [back, next] = bar ? bar.querySelectorAll('button') : [];
  let at = 0;

  const isChosen = (name: string, value: string): boolean =>
    getInputs(form).some((input) => {
      const counts = !('checked' in input) || !/radio|checkbox/.test(input.type) || input.checked;
      return counts && input.name === name && input.value === value;
    });
  /** A hidden field is disabled, so that it is neither sent nor validated. */
  const show = (field: HTMLElement, isShown: boolean): void => {
    field.hidden = !isShown;
    for (const input of field.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
      input.disabled = !isShown;
      if (field.dataset.required === '' && !/radio|checkbox/.test(input.type))
        input.required = isShown;
    }
  };
  const follow = (): void => {
    // A condition can depend on another conditional field.
    for (const _pass of fields)
      for (const field of fields)
        show(field, isChosen(field.dataset.when ?? '', field.dataset.is ?? ''));
  };
  const go = (to: number): void => {
    at = Math.max(0, Math.min(to, steps.length - 1));
    for (const [index, step] of steps.entries()) step.hidden = index !== at;
    const isLast = at === steps.length - 1;
    if (back) back.hidden = at === 0;
    if (next) next.hidden = isLast;
    if (end) end.hidden = !isLast;
    const progress = bar?.querySelector('p');
    if (progress) progress.textContent = `${at + 1} / ${steps.length}`;
  };
  const isWhole = (): boolean => checkInputs(steps[at] ?? form, required);
  const lead = (to: number): void => {
    go(to);
    getInputs(steps[at] ?? form)[0]?.focus();
  };

  follow();
  form.addEventListener('input', follow, { signal });
  form.addEventListener('reset', () => setTimeout(() => [follow(), go(0)]), { signal });
  if (bar && steps.length > 1) {
    bar.hidden = false;
    go(0);
    back?.addEventListener('click', () => lead(at - 1), { signal });
    next?.addEventListener('click', () => isWhole() && lead(at + 1), { signal });
    // Enter before the last step leads to the next one.
    form.addEventListener(
      'submit',
      (event) => {
        if (at === steps.length - 1) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isWhole()) lead(at + 1);
      },
      { signal, capture: true },
    );
    form.addEventListener(
      'org-show',
      ({ target }) => go(steps.findIndex((step) => step.contains(target as Node))),
      { signal },
    );
  }
  return () => {
    stop.abort();
    for (const field of fields) show(field, true);
    for (const step of steps) step.hidden = false;
    if (bar) bar.hidden = true;
    if (end) end.hidden = false;
  };
}
