import { CustomerPicker, RecordDialog, useCan } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Project, ProjectTemplate } from '@org/schema/entities';
import { fromWallTime, TextInput, toast, toWallTime, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';

const { projects } = apiContract;
/** Maximum length of names of templates and titles of projects. */
const MAX_NAME = 200;

/** Props of the dialog that names a template: a project that becomes one, or a stored template. */
export interface TemplateNameProps {
  readonly project?: Pick<Project, 'id' | 'title'>;
  readonly template?: ProjectTemplate;
  readonly onClose: () => void;
}

/** Saves a project as a template, or renames a template. */
export function TemplateNameDialog({
  project,
  template,
  onClose,
}: TemplateNameProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={project ? text.saveTemplate : text.renameTemplate}
      saveLabel={project ? text.saveTemplate : text.rename}
      cancelLabel={text.cancel}
      version={undefined}
      first={{ name: project?.title ?? template?.name ?? '' }}
      isComplete={({ name }) => name.trim() !== ''}
      getVersion={() => undefined}
      changedElsewhere=""
      refresh={() => queries.invalidateQueries({ queryKey: callKey(projects.templates) })}
      onClose={onClose}
      save={async (body) => {
        if (project) await api.call(projects.saveTemplate, { params: { id: project.id }, body });
        else if (template)
          await api.call(projects.renameTemplate, { params: { id: template.id }, body });
        toast.success(text.templateSaved);
      }}
    >
      {({ values, set, errors }) => (
        <TextInput
          label={text.templateName}
          description={project && text.templateHelp}
          value={values.name}
          maxLength={MAX_NAME}
          required
          data-autofocus
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      )}
    </RecordDialog>
  );
}

/** Props of the dialog that creates a project from a template. */
export interface FromTemplateProps {
  readonly template: ProjectTemplate;
  readonly onCreated: (project: Project) => void;
  readonly onClose: () => void;
}

/** Creates a project from a template with a title, a start and a customer. */
export function FromTemplateDialog({
  template,
  onCreated,
  onClose,
}: FromTemplateProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { timezone: zone } = useFormats();
  const canSeeCustomers = useCan('customers.can_view');
  return (
    <RecordDialog
      title={text.fromTemplate(template.name)}
      saveLabel={text.create}
      cancelLabel={text.cancel}
      version={undefined}
      first={{
        title: template.name,
        start_date: toWallTime(new Date().toISOString(), zone),
        customer_id: '',
      }}
      isComplete={({ title, start_date }) => title.trim() !== '' && start_date !== ''}
      getVersion={() => undefined}
      changedElsewhere=""
      refresh={() => queries.invalidateQueries({ queryKey: callKey(projects.list) })}
      onClose={onClose}
      save={async ({ title, start_date, customer_id }, _version, idempotencyKey) => {
        const { project } = await api.call(projects.createFromTemplate, {
          params: { id: template.id },
          body: {
            title,
            start_date: fromWallTime(start_date, zone),
            customer_id: customer_id === '' ? null : Number(customer_id),
          },
          idempotencyKey,
        });
        toast.success(text.created);
        onCreated(project);
      }}
    >
      {({ values, set, errors }) => (
        <>
          <TextInput
            label={LABELS.title}
            value={values.title}
            maxLength={MAX_NAME}
            required
            data-autofocus
            error={errors.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={LABELS.start_date}
            description={text.startHelp}
            value={values.start_date}
            required
            error={errors.start_date}
            onChange={(event) => set({ start_date: event.currentTarget.value })}
          />
          {canSeeCustomers && (
            <CustomerPicker
              label={LABELS.customer_id}
              none={text.noCustomer}
              value={values.customer_id}
              error={errors.customer_id}
              onChange={(customer_id) => set({ customer_id })}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}
