import { Segmented, TextInput } from '@org/ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { text } from './messages.ts';
import { getLength, LENGTHS, type Length, lastDays, type Period, periodProblem } from './period.ts';

/** Props of the bar: period, today in the company's time zone, and change handler. */
export interface PeriodBarProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/** Debounce delay in ms before typed dates apply: intermediate values are valid too, such as month 1 on the way to 12. */
const PAUSE = 600;

const isSame = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** Renders the period: a preset length, or its first and last day. */
export function PeriodBar({ period, today, onChange }: PeriodBarProps): ReactElement {
  const problemId = useId();
  const [days, setDays] = useState(period);
  const [seen, setSeen] = useState(period);
  const told = useRef(period);
  // Another period from outside replaces the draft, unless the user is typing.
  if (!isSame(seen, period)) {
    setSeen(period);
    if (isSame(days, told.current)) setDays(period);
  }
  const problem = periodProblem(days);

  function tell(next: Period): void {
    told.current = next;
    onChange(next);
  }
  useEffect(() => {
    if (problem !== '' || isSame(days, told.current) || isSame(days, period)) return;
    const timer = setTimeout(() => tell(days), PAUSE);
    return () => clearTimeout(timer);
  }, [days.from, days.to]);

  const day = (of: 'from' | 'to') => (
    <TextInput
      type="date"
      aria-label={text[of]}
      value={days[of]}
      max={today}
      required
      error={Boolean(problem)}
      {...(problem && { 'aria-describedby': problemId })}
      // An incomplete date must stay in the input, or React would restore the previous one.
      onChange={({ currentTarget: { value } }) => setDays({ ...days, [of]: value })}
      onBlur={() => days[of] === '' && setDays({ ...days, [of]: period[of] })}
    />
  );
  return (
    <div className="ad-visits-period">
      <Segmented<Length | 'own'>
        label={text.period}
        options={LENGTHS.map((value) => ({ value, label: text.periods[value] }))}
        value={getLength(period, today) ?? 'own'}
        onChange={(length) => {
          const next = lastDays(Number(length), today);
          setDays(next);
          tell(next);
        }}
      />
      <div>
        {day('from')}
        <span aria-hidden>–</span>
        {day('to')}
      </div>
      <p id={problemId} className="ad-visits-problem" role="alert">
        {problem ? text.problems[problem] : ''}
      </p>
    </div>
  );
}
