import { tellProblem } from '../../check-inputs.ts';

/** Open days of a business, as the view has written them. */
interface Options {
  /** Weekdays, Monday is 1. */
  readonly days: readonly number[];
  /** Whether it is open on dates that differ from the week. */
  readonly dates: Readonly<Record<string, boolean>>;
  /** What is said of a closed day. */
  readonly problem: string;
}

/** Refuses a closed day as soon as it is chosen: a date input cannot grey it out. The server refuses it too. */
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
