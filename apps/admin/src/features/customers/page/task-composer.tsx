import { AppLink, useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Customer } from '@org/schema/entities';
import { Button, fromWallTime, NativeSelect, TextInput, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { useComposer } from './use-composer.ts';

/** Maximum number of projects that are offered. */
const MAX_PROJECTS = 50;

/** Renders the form of a task in a project of a customer. */
export function TaskComposer({ customer }: { readonly customer: Customer }): ReactElement {
  const api = useApi();
  const { timezone } = useFormats();
  const canCreateProject = useCan('projects.can_create');
  const found = useQuery(
    callQuery(api, apiContract.projects.list, {
      query: { customer_id: customer.id, itemsPerPage: MAX_PROJECTS },
    }),
  );
  const projects = found.data ? rows(found.data).rows : [];
  const { values, set, errors, isBusy, onSubmit } = useComposer(
    { title: '', project: '', due: '' },
    ({ title, project, due }, idempotencyKey) =>
      api.call(apiContract.tasks.create, {
        body: {
          title,
          project_id: Number(project || projects[0]?.id),
          ...(due && { due_date: fromWallTime(`${due}T17:00`, timezone) }),
        },
        idempotencyKey,
      }),
    text.taskSaved,
  );
  if (found.isSuccess && projects.length === 0)
    return (
      <p className="ad-quiet">
        {text.noProject}{' '}
        {canCreateProject && (
          <AppLink href={`/admin/projects/new?customer=${customer.id}`}>{text.newProject}</AppLink>
        )}
      </p>
    );
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextInput
        label={text.taskTitle}
        value={values.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <div className="ad-pair">
        <NativeSelect
          label={text.taskProject}
          value={values.project}
          error={errors.project_id}
          onChange={(event) => set({ project: event.currentTarget.value })}
          data={projects.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
        <TextInput
          type="date"
          label={text.taskDue}
          value={values.due}
          error={errors.due_date}
          onChange={(event) => set({ due: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" variant="filled" loading={isBusy}>
        {text.saveTask}
      </Button>
    </form>
  );
}
