import { AppLink } from '@org/admin-kit';
import type { Task, TaskRef } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { nameTask } from '../parts/record-sources.ts';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { text } from './messages.ts';

function TaskLinks({ tasks }: { readonly tasks: readonly TaskRef[] }): ReactElement {
  return (
    <ul className="ad-side-list">
      {tasks.map(({ id, number, title, is_done }) => {
        const content = (
          <>
            <Icon
              of={is_done ? IconCircleCheck : IconCircle}
              size={16}
              label={is_done ? text.isDone : text.isOpen}
            />
            <span className="at-cut">{title || nameTask({ number, title })}</span>
          </>
        );
        const look = { className: 'pj-task-link', 'data-done': is_done || undefined };
        return (
          <li key={id}>
            {title === '' ? (
              <span {...look}>{content}</span>
            ) : (
              <AppLink href={`/admin/tasks/${id}`} {...look}>
                {content}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the subtasks of a task with a line that adds one, and the tasks that wait for it. */
export function Subtasks({ task }: { readonly task: Task }): ReactElement {
  const { id, project_id, subtasks, blocks } = task;
  return (
    <>
      <section className="ad-record-card" aria-label={text.subtasks}>
        <header>
          <h2 className="at-section-title">{text.subtasks}</h2>
        </header>
        {subtasks.length === 0 && <p className="at-meta">{text.noSubtasks}</p>}
        <TaskLinks tasks={subtasks} />
        <QuickAdd fields={{ parent_id: id, project_id }} placeholder={text.addSubtask} />
      </section>
      {blocks.length > 0 && (
        <section className="ad-record-card" aria-label={text.blocks}>
          <header>
            <h2 className="at-section-title">{text.blocks}</h2>
          </header>
          <TaskLinks tasks={blocks} />
        </section>
      )}
    </>
  );
}
