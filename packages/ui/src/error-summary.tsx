import { type ReactElement, useEffect, useRef } from 'react';

/** One thing to mend in a form. */
export interface FieldProblem {
  /** Path of the field. */
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

/** Shape: the problems, and how to reach a field. */
export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  readonly onPick: (field: string) => void;
}

/** With more problems than this they are listed at the top as well. */
const SUMMARY_FROM = 3;

/** Lists what to mend at the top of a form, once there is more than the eye finds by itself. */
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
