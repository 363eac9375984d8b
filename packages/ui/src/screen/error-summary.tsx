import { type ReactElement, useEffect, useRef } from 'react';

/** A validation problem of a form. */
export interface FieldProblem {
  /** Path of the field. */
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

/** Props of the summary: the problems, and the handler that focuses a field. */
export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  readonly onPick: (field: string) => void;
}

/** Minimum number of problems for the summary. */
const SUMMARY_FROM = 3;

/** Lists the problems at the top of a form when there are too many to spot them all. */
export function ErrorSummary({ problems, onPick }: ErrorSummaryProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > SUMMARY_FROM;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (!shown) return null;
  return (
    <div className="at-error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{problems.length} fields need attention</h2>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" onClick={() => onPick(field)}>
              {label}
            </button>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
