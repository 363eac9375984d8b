import { failureText, logFailure, useCan } from '@org/admin-kit';
import { isApiError, rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { PRIORITY_OPTIONS, type TaskCreate } from '@org/schema/entities';
import { Button, fromWallTime, TagMark, TextInput, toWallTime, useFormats } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { Avatars } from '../parts/avatars.tsx';
import { text } from './messages.ts';
import { parseQuickAdd, type QuickTask } from './parse-quick-add.ts';

/** Props of the line: fields that every task of it gets, such as its project. */
export interface QuickAddProps {
  readonly fields?: Partial<Omit<TaskCreate, 'title'>>;
  /** @default an example of a line */
  readonly placeholder?: string;
}

const { assignees, boards, projects, tasks } = apiContract;

const STALE = [tasks.list, tasks.get, projects.tasks, projects.get, projects.list, boards.cards];

/** Time of a due day: a task is not overdue before its day ends. */
const END_OF_DAY = '23:59';

function Recognized({ task }: { readonly task: QuickTask }): ReactElement | null {
  const { day } = useFormats();
  const { tags, people, priority } = task;
  if (tags.length === 0 && people.length === 0 && !priority && !task.day) return null;
  return (
    <p className="pj-recognized at-meta" role="status" aria-label={text.understood}>
      {tags.map(({ id, name, color }) => (
        <TagMark key={id} name={name} color={color} />
      ))}
      <Avatars people={people} shown={4} />
      {priority && <span>{PRIORITY_OPTIONS.find(({ value }) => value === priority)?.label}</span>}
      {task.day && <span>{text.due(day(task.day))}</span>}
    </p>
  );
}

/** Renders a line that adds a task, with its tags, people, priority and due day in the text. */
export function QuickAdd({ fields = {}, placeholder }: QuickAddProps): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const { timezone } = useFormats();
  const canCreate = useCan('tasks.can_create');
  const [line, setLine] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  // A repeated line after a lost response creates no second task.
  const creation = useRef(crypto.randomUUID());
  const people = useQuery({
    queryKey: [...callKey(assignees.list), 'all'],
    queryFn: ({ signal }) => api.call(assignees.list, { signal }),
    enabled: canCreate && line.includes('@'),
  });
  const tags = useQuery({
    queryKey: [...callKey(tasks.tags), 'all'],
    queryFn: async ({ signal }) => rows(await api.call(tasks.tags, { signal })).rows,
    enabled: canCreate && line.includes('#'),
  });
  if (!canCreate) return null;

  const task = parseQuickAdd(line, {
    people: people.data?.rows ?? [],
    tags: tags.data ?? [],
    today: toWallTime(new Date().toISOString(), timezone).slice(0, 10),
  });

  async function add(): Promise<void> {
    if (busy) return;
    if (task.title === '') return setFailure(text.required);
    setBusy(true);
    const { title, priority, day } = task;
    try {
      await api.call(tasks.create, {
        idempotencyKey: creation.current,
        body: {
          ...fields,
          title,
          ...(priority && { priority }),
          ...(day && { due_date: fromWallTime(`${day}T${END_OF_DAY}`, timezone) }),
          ...(task.people.length > 0 && { assignees: task.people.map(({ id }) => id) }),
          ...(task.tags.length > 0 && { tagIds: task.tags.map(({ id }) => id) }),
        },
      });
    } catch (error) {
      setBusy(false);
      if (!isApiError(error)) throw error;
      setFailure(failureText(error));
      logFailure(text.action, error);
      if (error.status > 0) creation.current = crypto.randomUUID();
      return;
    }
    setBusy(false);
    setLine('');
    creation.current = crypto.randomUUID();
    for (const route of STALE) void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  return (
    <form
      className="pj-quick-add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="pj-quick-add-line">
        <TextInput
          aria-label={text.label}
          placeholder={placeholder ?? text.placeholder}
          leftSection={<IconPlus size={16} aria-hidden />}
          value={line}
          error={failure}
          onChange={(event) => {
            setLine(event.currentTarget.value);
            setFailure('');
          }}
        />
        {line.trim() !== '' && (
          <Button type="submit" variant="default" loading={busy}>
            {text.add}
          </Button>
        )}
      </div>
      <Recognized task={task} />
    </form>
  );
}
