import {
  AppLink,
  CustomFieldInputs,
  type RecordFieldsProps,
  RecordPicker,
  useCustomFields,
  useMe,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PRIORITY_OPTIONS, type Task } from '@org/schema/entities';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  FormSection,
  Icon,
  NativeSelect,
  TextInput,
} from '@org/ui';
import { IconBriefcase2 } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { ColumnBadge } from '../parts/column-badge.tsx';
import { DescriptionField } from '../parts/description-field.tsx';
import { text as parts } from '../parts/messages.ts';
import { PeopleField } from '../parts/people-field.tsx';
import { nameTask, PROJECTS, TASKS } from '../parts/record-sources.ts';
import { RecordsField } from '../parts/records-field.tsx';
import { ChecklistField } from './checklist-field.tsx';
import { LABELS, RECURRENCES, text } from './messages.ts';
import type { TaskFormValues } from './task-form.ts';
import { useTaskAccess } from './use-task-access.ts';

type Props = RecordFieldsProps<Task, TaskFormValues>;

/** Returns the rules that can be chosen, and a stored one that is none of them. */
function getRecurrences(rule: string) {
  const isKnown = RECURRENCES.some(({ value }) => value === rule);
  return isKnown
    ? [...RECURRENCES]
    : [...RECURRENCES, { value: rule, label: text.customRule(rule) }];
}

function PeopleFields({
  form,
  record,
  readOnly,
  canAssign,
}: Props & { readonly canAssign: boolean }): ReactElement {
  const { user } = useMe();
  const { errors } = form.formState;
  return (
    <>
      {canAssign && (
        <Controller
          control={form.control}
          name="assignees"
          render={({ field }) => (
            <PeopleField
              label={LABELS.assignees}
              none={text.nobody}
              value={field.value}
              known={record?.assignees}
              onChange={field.onChange}
              disabled={readOnly}
              error={errors.assignees?.message}
            />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="watchers"
        render={({ field }) =>
          canAssign ? (
            <PeopleField
              label={LABELS.watchers}
              none={text.noWatchers}
              value={field.value}
              known={record?.watchers}
              onChange={field.onChange}
              disabled={readOnly}
              error={errors.watchers?.message}
            />
          ) : (
            <Checkbox
              label={text.watch}
              checked={field.value.includes(user.id)}
              onChange={(event) =>
                field.onChange(
                  event.currentTarget.checked
                    ? [...field.value, user.id]
                    : field.value.filter((id) => id !== user.id),
                )
              }
              disabled={readOnly}
              error={errors.watchers?.message}
            />
          )
        }
      />
    </>
  );
}

function LinkFields({ form, record, readOnly }: Props): ReactElement {
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="project_id"
        render={({ field }) => (
          <RecordPicker
            source={PROJECTS}
            label={LABELS.project_id}
            none={text.noProject}
            nothingFound={text.noProjectsFound}
            value={field.value}
            known={
              record?.project_id
                ? {
                    value: String(record.project_id),
                    label: record.project_title || parts.hidden('project'),
                  }
                : undefined
            }
            onChange={field.onChange}
            disabled={readOnly}
            error={errors.project_id?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="blocked_by"
        render={({ field }) => (
          <RecordsField
            source={TASKS}
            label={LABELS.blocked_by}
            none={text.noBlockers}
            nothingFound={text.noTasksFound}
            value={field.value}
            known={(record?.blocked_by ?? []).map((task) => ({
              value: String(task.id),
              label: nameTask(task),
            }))}
            omitted={record?.id}
            onChange={field.onChange}
            disabled={readOnly}
            error={errors.blocked_by?.message}
          />
        )}
      />
    </>
  );
}

/** Renders all fields of a task. */
export function TaskFields(props: Props): ReactElement {
  const { form, record, readOnly } = props;
  const { errors } = form.formState;
  const own = useCustomFields(apiContract.tasks);
  const access = useTaskAccess(record);
  const column = record
    ? { name: record.column_name, color: record.column_color }
    : (access.column ?? { name: '', color: '' });
  return (
    <>
      {access.failure && (
        <Alert color="red" role="alert">
          {text.checkFailed} {access.failure}.{' '}
          <Anchor component="button" type="button" size="sm" onClick={access.retry}>
            {text.tryAgain}
          </Anchor>
        </Alert>
      )}
      <FormSection title={text.task}>
        <TextInput
          label={LABELS.title}
          data-autofocus
          required
          error={errors.title?.message}
          {...form.register('title')}
        />
        <div className="pj-task-status">
          <div>
            <div className="pj-field-label">{text.status}</div>
            <ColumnBadge {...column} />
          </div>
          {record?.project_id != null && record.project_title !== '' && (
            <Button
              component={AppLink}
              href={`/admin/projects/${record.project_id}`}
              size="xs"
              variant="default"
              leftSection={<Icon of={IconBriefcase2} />}
            >
              {text.openProject(record.project_title)}
            </Button>
          )}
          {record && <Checkbox label={text.done} {...form.register('is_done')} />}
        </div>
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => (
            <DescriptionField
              size="tall"
              label={LABELS.description}
              placeholder={text.describe}
              value={field.value}
              onChange={field.onChange}
              disabled={readOnly}
              error={errors.description?.message}
            />
          )}
        />
      </FormSection>

      <FormSection title={text.sectionPlan}>
        <div className="ad-pair">
          <TextInput
            label={LABELS.est_hours}
            required
            inputMode="decimal"
            error={errors.est_hours?.message}
            {...form.register('est_hours')}
          />
          <TextInput
            type="datetime-local"
            label={LABELS.due_date}
            error={errors.due_date?.message}
            {...form.register('due_date')}
          />
          <NativeSelect
            label={LABELS.priority}
            data={[...PRIORITY_OPTIONS]}
            error={errors.priority?.message}
            {...form.register('priority')}
          />
          <NativeSelect
            label={LABELS.recurrence}
            data={getRecurrences(form.watch('recurrence'))}
            error={errors.recurrence?.message}
            {...form.register('recurrence')}
          />
        </div>
        <PeopleFields {...props} canAssign={access.canAssignUsers} />
        <LinkFields {...props} />
      </FormSection>

      <ChecklistField form={form} readOnly={readOnly} />

      <CustomFieldInputs form={form} fields={own.data ?? []} readOnly={readOnly} />
    </>
  );
}
