import { failureText, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn } from '@org/schema/entities';
import { Icon, TextInput, toast } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { text } from '../copy/messages.ts';
import type { CardRef } from '../model/board-state.ts';

/** Maximum length of a task's title. */
const MAX_TITLE = 300;

/** Props of the field: column, and the handler that loads the new card. */
export interface QuickAddProps {
  readonly column: BoardColumn;
  readonly onAdded: (ref: CardRef) => void;
}

/** Adds tasks at the end of a column; the field keeps the focus for the next one. */
export function QuickAdd({ column, onAdded }: QuickAddProps): ReactElement | null {
  const api = useApi();
  const [title, setTitle] = useState('');
  const attempt = useRef({ title: '', key: '' });
  const canCreate = useCan('tasks.can_create');
  if (!canCreate) return null;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = title.trim();
    if (!typed) return;
    // The same key for the same title: pressing Enter again after a failure creates no second task.
    if (attempt.current.title !== typed)
      attempt.current = { title: typed, key: crypto.randomUUID() };
    const { key } = attempt.current;
    setTitle('');
    try {
      const { task } = await api.call(apiContract.tasks.create, {
        body: { title: typed, board_id: column.board_id, column_id: column.id },
        idempotencyKey: key,
      });
      if (attempt.current.key === key) attempt.current = { title: '', key: '' };
      onAdded({ entity: 'task', id: task.id });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Nothing typed since then is lost.
      setTitle((current) => current || typed);
      toast.error(failureText(error));
    }
  }

  return (
    <form className="pj-column-add" onSubmit={(event) => void add(event)}>
      <TextInput
        size="xs"
        variant="unstyled"
        aria-label={text.addTaskTo(column.name)}
        placeholder={text.addTask}
        value={title}
        maxLength={MAX_TITLE}
        leftSection={<Icon of={IconPlus} />}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTitle('')}
      />
    </form>
  );
}
