import { AppLink } from '@org/admin-kit';
import { IconButton, useFormats, VisuallyHidden } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type ReactElement, useId, useRef } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import {
  cellKey,
  DAYS,
  type Draft,
  findProblem,
  type GridRow,
  getMinutes,
  sumDays,
} from './week-draft.ts';

/** Props of the grid. */
export interface WeekGridProps {
  readonly rows: readonly GridRow[];
  readonly draft: Draft;
  /** Days of the week, from Monday on. */
  readonly days: readonly string[];
  readonly today: string;
  readonly readOnly?: boolean;
  readonly onType: (taskId: number, day: number, typed: string) => void;
  readonly onRemove: (taskId: number) => void;
}

/** Steps of the arrow keys as rows and days. */
const STEPS: Readonly<Record<string, readonly [row: number, day: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns true when a key would leave the text of a cell. */
function leavesText(key: string, input: HTMLInputElement): boolean {
  if (key === 'ArrowLeft') return input.selectionStart === 0;
  if (key === 'ArrowRight') return input.selectionEnd === input.value.length;
  return true;
}

interface CellProps {
  readonly row: GridRow;
  readonly at: number;
  readonly day: number;
  readonly typed: string | undefined;
  readonly label: string;
  readonly isToday: boolean;
  readonly readOnly: boolean;
  readonly problemId: string;
  readonly onType: WeekGridProps['onType'];
}

/** A cell renders again only when its own text changes, so that a key in a large grid costs as much as in a small one. */
const Cell = memo(function Cell(props: CellProps): ReactElement {
  const { row, at, day, typed, label, isToday, readOnly, problemId, onType } = props;
  const stored = row.minutes[day] ?? 0;
  const isLocked = row.locked[day] ?? false;
  const problem = typed === undefined ? undefined : findProblem(typed);
  return (
    <td data-today={isToday || undefined}>
      <input
        className="pj-week-cell"
        aria-label={label}
        data-row={at}
        data-day={day}
        inputMode="text"
        autoComplete="off"
        value={typed ?? showDuration(stored)}
        readOnly={readOnly || isLocked}
        title={isLocked ? text.locked : undefined}
        aria-invalid={problem ? true : undefined}
        {...(problem && { 'aria-describedby': `${problemId}-${problem}` })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(row.task_id, day, event.currentTarget.value)}
      />
    </td>
  );
});

/** Renders hours of tasks by day. Arrow keys and Enter move between the cells. */
export function WeekGrid(props: WeekGridProps): ReactElement {
  const { rows, draft, days, today, readOnly = false, onType, onRemove } = props;
  const { locale } = useFormats();
  const table = useRef<HTMLTableElement>(null);
  const problemId = useId();
  // The functions that cells keep do not change with each key.
  const type = useRef(onType);
  type.current = onType;
  const handleType = useRef<WeekGridProps['onType']>((...given) => type.current(...given));
  const names = days.map((day) => ({
    short: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(day),
    ),
    date: new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(day)),
  }));
  const sums = sumDays(rows, draft);
  const problems = new Set([...draft.values()].map(findProblem));

  function handleKey(event: KeyboardEvent<HTMLTableElement>): void {
    const { target } = event;
    const step = STEPS[event.key];
    if (!step || !(target instanceof HTMLInputElement) || event.altKey || event.ctrlKey) return;
    if (!leavesText(event.key, target)) return;
    const row = Number(target.dataset.row) + step[0];
    const day = Number(target.dataset.day) + step[1];
    const next = table.current?.querySelector<HTMLInputElement>(
      `[data-row="${row}"][data-day="${day}"]`,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className="pj-week">
      <table ref={table} className="pj-week-table" aria-label={text.grid} onKeyDown={handleKey}>
        <thead>
          <tr>
            <th scope="col">{text.task}</th>
            {names.map(({ short, date }, day) => (
              <th key={days[day]} scope="col" data-today={days[day] === today || undefined}>
                <span>{short}</span> <span className="at-meta">{date}</span>
              </th>
            ))}
            <th scope="col">{text.total}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const isEmpty = row.minutes.every((minutes) => minutes === 0);
            const isTyped = days.some((_, day) => draft.get(cellKey(row.task_id, day)));
            const total = getMinutes(row, draft).reduce((sum, minutes) => sum + minutes, 0);
            return (
              <tr key={row.task_id}>
                <th scope="row">
                  <AppLink href={`/admin/tasks/${row.task_id}`} className="ad-row-link">
                    {row.task_title}
                  </AppLink>
                  <span className="at-meta at-cut">{row.project_title}</span>
                </th>
                {Array.from({ length: DAYS }, (_, day) => (
                  <Cell
                    key={days[day]}
                    row={row}
                    at={at}
                    day={day}
                    typed={draft.get(cellKey(row.task_id, day))}
                    label={text.cell(row.task_title, `${names[day]?.short} ${names[day]?.date}`)}
                    isToday={days[day] === today}
                    readOnly={readOnly}
                    problemId={problemId}
                    onType={handleType.current}
                  />
                ))}
                <td className="pj-week-sum">{showDuration(total)}</td>
                <td className="pj-week-remove">
                  {isEmpty && !isTyped && !readOnly && (
                    <IconButton
                      icon={IconX}
                      size={14}
                      label={text.removeRow(row.task_title)}
                      onPress={() => onRemove(row.task_id)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {sums.map((minutes, day) => (
              <td
                key={days[day]}
                className="pj-week-sum"
                data-today={days[day] === today || undefined}
              >
                {showDuration(minutes)}
              </td>
            ))}
            <td className="pj-week-sum">
              {showDuration(sums.reduce((sum, minutes) => sum + minutes, 0))}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <VisuallyHidden>
        <span id={`${problemId}-not_time`}>{text.notTime}</span>
        <span id={`${problemId}-too_long`}>{text.tooLong}</span>
      </VisuallyHidden>
      {problems.has('not_time') && <p className="pj-error">{text.notTime}</p>}
      {problems.has('too_long') && <p className="pj-error">{text.tooLong}</p>}
    </div>
  );
}
