import { AppLink, EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import { Button, Icon } from '@org/ui';
import { IconUserCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { text } from './messages.ts';
import { TASK_SCREEN } from './task.config.tsx';
import { TASK_LIST } from './task-list.config.tsx';

/** Renders the list of tasks, with a line that adds one. */
export function TasksRoute(): ReactElement {
  return (
    <EntityList
      screen={TASK_LIST}
      notice={
        <div className="pj-list-add">
          <QuickAdd />
        </div>
      }
      buttons={
        <Button
          component={AppLink}
          href="/admin/my-work"
          variant="default"
          leftSection={<Icon of={IconUserCheck} />}
        >
          {text.myWork}
        </Button>
      }
    />
  );
}

/** Renders the form of a new task. With `project` in the URL the task belongs to that project. */
export function NewTaskRoute(): ReactElement {
  const project = new URLSearchParams(window.location.search).get('project') ?? '';
  return (
    <NewRecordRoute
      screen={TASK_SCREEN}
      {...(/^\d{1,15}$/.test(project) && { given: { project_id: project } })}
    />
  );
}

/** Renders the task whose id is in the URL. */
export function TaskRoute(): ReactElement {
  return <RecordRoute screen={TASK_SCREEN} />;
}
