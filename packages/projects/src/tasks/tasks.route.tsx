import {
  AppLink,
  CustomFieldsScreen,
  EntityList,
  NewRecordRoute,
  RecordRoute,
  toListFields,
  useCan,
  useCustomFields,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { Button, Icon } from '@org/ui';
import { IconForms, IconUserCheck } from '@tabler/icons-react';
import { type ReactElement, useMemo } from 'react';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { text } from './messages.ts';
import { TASK_SCREEN } from './task.config.tsx';
import { TASK_LIST } from './task-list.config.tsx';

/** Links beside the title of the list. */
const MENU = [{ label: text.customFields, icon: IconForms, href: '/admin/tasks/fields' }];

/** Renders the list of tasks, with a line that adds one, and the tenant's custom fields as columns. */
export function TasksRoute(): ReactElement {
  const own = useCustomFields(apiContract.tasks, useCan('tasks.can_view'));
  const fields = useMemo(() => own.data && toListFields(own.data), [own.data]);
  return (
    <EntityList
      screen={TASK_LIST}
      menu={MENU}
      {...(fields && { ownFields: fields })}
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

/** Renders the custom fields of tasks. */
export function TaskFieldsRoute(): ReactElement {
  return (
    <CustomFieldsScreen
      calls={apiContract.tasks}
      permission="tasks.can_view"
      title={text.fieldsTitle}
      about={text.fieldsText}
      emptyText={text.noFieldsText}
      back={{ href: '/admin/tasks', label: text.all }}
      see={text.see}
    />
  );
}
