import { Segmented, TextInput } from '@org/ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { text } from './messages.ts';
import { getLength, LENGTHS, type Length, lastDays, type Period, periodProblem } from './period.ts';

/** Shape: what is shown, today in the company's time zone, and who is told of another period. */
export interface PeriodBarProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/** ms without a key after which typed days count: they pass through others, the year 2 on the way to 2026 or month 1 to 12. */
const PAUSE = 600;

const isSame = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** Chooses the period: one of the usual lengths, or its first and last day. */
export function PeriodBar({ period, today, onChange }: PeriodBarProps): ReactElement {
  const problemId = useId();
  const [days, setDays] = useState(period);
  const [seen, setSeen] = useState(period);
  const told = useRef(period);
  // Another period from outside takes the place of what stands here, unless somebody is typing over it.
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
      // Half a day is none yet; it must stand here all the same, or React would put the whole one back.
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
