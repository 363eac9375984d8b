import { tellProblem } from '../../browser/check-inputs.ts';

/** Opening days of a business, written by the view. */
interface Options {
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[];
  /** True when the business is open, by exceptional date. */
  readonly dates: Readonly<Record<string, boolean>>;
  /** Message for a closed date. */
  readonly problem: string;
}

/** Rejects a closed date as soon as it is chosen, since a date input cannot disable dates. The server rejects it too. */
export function enhance(element: HTMLElement, given: unknown): (() => void) | undefined {
  const { days, dates, problem } = given as Options;
  const input = element.parentElement?.querySelector<HTMLInputElement>('input[type=date]');
  if (!input) return undefined;
  const stop = new AbortController();
  const isClosed = (): boolean => {
    const day = input.valueAsDate?.getUTCDay();
    if (day === undefined) return false;
    return !(dates[input.value] ?? days.includes(day || 7));
  };
  const check = (): void => {
    const told = isClosed() ? problem : '';
    input.setCustomValidity(told);
    tellProblem(input, told);
  };
  input.addEventListener('change', check, { signal: stop.signal });
  return () => {
    stop.abort();
    input.setCustomValidity('');
  };
}
