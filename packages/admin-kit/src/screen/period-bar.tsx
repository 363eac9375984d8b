import { NativeSelect, Segmented, TextInput, useDebouncedCallback } from '@org/ui';
import { type ReactElement, useId, useRef, useState } from 'react';
import { text } from './messages.ts';

/** First and last day of a report, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period that is chosen by its name, such as “Last month”. */
export interface PeriodPreset {
  readonly value: string;
  readonly label: string;
  readonly period: Period;
}

/** Props of the bar: period, presets and change handler. */
export interface PeriodBarProps {
  readonly period: Period;
  /** Up to four are buttons, more of them a list. */
  readonly presets: readonly PeriodPreset[];
  /** Last day that can be chosen. */
  readonly max?: string;
  /** Returns the problem with a period; '' for none, undefined while a day is incomplete. */
  readonly findProblem: (period: Period) => string | undefined;
  readonly onChange: (period: Period) => void;
}

/** Debounce delay in ms before typed dates apply: intermediate values are valid too, such as month 1 on the way to 12. */
const PAUSE = 600;
const MAX_BUTTONS = 4;
const OWN = 'own';

const isSame = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** Renders the period of a report: a preset, or its first and last day. */
export function PeriodBar({
  period,
  presets,
  max,
  findProblem,
  onChange,
}: PeriodBarProps): ReactElement {
  const problemId = useId();
  const [days, setDays] = useState(period);
  const [seen, setSeen] = useState(period);
  const told = useRef(period);
  const typed = useRef(period);
  // Another period from outside replaces the draft, unless the user is typing.
  if (!isSame(seen, period)) {
    setSeen(period);
    if (isSame(days, told.current)) setDays(period);
  }
  const problem = findProblem(days);

  function tell(next: Period): void {
    told.current = next;
    onChange(next);
  }
  const applyTyped = useDebouncedCallback((next: Period) => {
    // A preset may have been chosen since.
    if (isSame(typed.current, next) && !isSame(told.current, next)) tell(next);
  }, PAUSE);

  function type(next: Period): void {
    typed.current = next;
    setDays(next);
    if (findProblem(next) === '') applyTyped(next);
  }
  function choose(value: string): void {
    const next = presets.find((preset) => preset.value === value)?.period;
    if (!next) return;
    typed.current = next;
    setDays(next);
    tell(next);
  }
  const chosen = presets.find((preset) => isSame(preset.period, period))?.value ?? OWN;
  const day = (of: 'from' | 'to') => (
    <TextInput
      type="date"
      aria-label={text[of]}
      value={days[of]}
      {...(max !== undefined && { max })}
      required
      error={Boolean(problem)}
      {...(problem && { 'aria-describedby': problemId })}
      // An incomplete date must stay in the input, or React would restore the previous one.
      onChange={({ currentTarget: { value } }) => type({ ...days, [of]: value })}
      onBlur={() => days[of] === '' && setDays({ ...days, [of]: period[of] })}
    />
  );
  return (
    <div className="ak-period">
      {presets.length > MAX_BUTTONS ? (
        <NativeSelect
          aria-label={text.period}
          data={[
            ...presets.map(({ value, label }) => ({ value, label })),
            { value: OWN, label: text.ownPeriod },
          ]}
          value={chosen}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      ) : (
        <Segmented label={text.period} options={presets} value={chosen} onChange={choose} />
      )}
      <div className="ak-period-days">
        {day('from')}
        <span aria-hidden>–</span>
        {day('to')}
      </div>
      <p id={problemId} className="ak-period-problem" role="alert">
        {problem ?? ''}
      </p>
    </div>
  );
}
