import { Alert, Button, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { type Edits, type GridRow, readCellKey } from './week-draft.ts';

/** Props of the conflicts: typed texts, and what is done with them. */
export interface WeekConflictsProps extends Pick<Edits, 'conflicts' | 'draft'> {
  readonly rows: readonly GridRow[];
  /** Days of the week, from Monday on. */
  readonly days: readonly string[];
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Renders cells that were changed elsewhere while hours were typed into them, and asks which hours to save. */
export function WeekConflicts(props: WeekConflictsProps): ReactElement {
  const { conflicts, draft, rows, days, onResolve } = props;
  const formats = useFormats();
  return (
    <Alert role="alert" color="orange" title={text.conflictTitle}>
      <ul className="pj-week-conflicts">
        {[...conflicts].map(([key, minutes]) => {
          const { taskId, day } = readCellKey(key);
          const task = rows.find(({ task_id }) => task_id === taskId)?.task_title ?? '';
          const cell = text.cell(task, formats.day(days[day] ?? ''));
          return (
            <li key={key}>
              {text.conflict(cell, formatMinutes(minutes, formats), draft.get(key) ?? '')}
            </li>
          );
        })}
      </ul>
      <div className="pj-week-choices">
        <Button size="xs" onClick={() => onResolve('mine')}>
          {text.saveMine}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve('theirs')}>
          {text.discardMine}
        </Button>
      </div>
    </Alert>
  );
}
