import { CustomFieldInputs, type RecordFieldsProps, useCan, useCustomFields } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PRIORITY_OPTIONS, PROJECT_STATUSES, type Project } from '@org/schema/entities';
import { Alert, Anchor, Checkbox, ColorField, FormSection, NativeSelect, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { DescriptionField } from '../parts/description-field.tsx';
import { PeopleField } from '../parts/people-field.tsx';
import { CustomerField } from './customer-field.tsx';
import { InvoicesField } from './invoices-field.tsx';
import { KanbanFields } from './kanban-fields.tsx';
import { LABELS, STATUS, text } from './messages.ts';
import type { ProjectFormValues } from './project-form.ts';
import { useProjectCheck } from './use-project-check.ts';

type Props = RecordFieldsProps<Project, ProjectFormValues>;

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: STATUS[value].label }));

/** Renders budgets and rates, of which staff without the permission see none. */
function BudgetFields({ form }: Pick<Props, 'form'>): ReactElement {
  const { errors } = form.formState;
  const canViewRates = useCan('projects.can_view_rates');
  const number = (name: 'budget_minutes' | 'budget_amount' | 'hourly_rate') => ({
    label: LABELS[name],
    inputMode: 'decimal' as const,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <FormSection title={text.sectionBudget}>
      <div className="ad-pair">
        <TextInput {...number('budget_minutes')} />
        {canViewRates && <TextInput {...number('budget_amount')} />}
        {canViewRates && <TextInput {...number('hourly_rate')} />}
      </div>
      <Checkbox label={LABELS.is_billable} {...form.register('is_billable')} />
    </FormSection>
  );
}

/** Renders all fields of a project. */
export function ProjectFields({ form, record, readOnly }: Props): ReactElement {
  const { errors } = form.formState;
  const check = useProjectCheck();
  const own = useCustomFields(apiContract.projects);
  const isAssignable = check.data?.can_assign_users === true;
  return (
    <>
      {check.isError && (
        <Alert color="red" role="alert">
          {text.checkFailed} {check.error.message}.{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => void check.refetch()}>
            {text.tryAgain}
          </Anchor>
        </Alert>
      )}
      <FormSection title={text.project}>
        <TextInput
          label={LABELS.title}
          data-autofocus
          required
          error={errors.title?.message}
          {...form.register('title')}
        />
        <div className="ad-pair">
          <NativeSelect
            label={LABELS.status}
            data={STATUSES}
            error={errors.status?.message}
            {...form.register('status')}
          />
          <NativeSelect
            label={LABELS.priority}
            data={[...PRIORITY_OPTIONS]}
            error={errors.priority?.message}
            {...form.register('priority')}
          />
        </div>
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => (
            <DescriptionField
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

      <FormSection title={text.sectionCustomer}>
        <CustomerField
          form={form}
          record={record}
          disabled={readOnly || check.data?.can_assign_customer !== true}
        />
        <InvoicesField form={form} invoices={record?.attachedInvoices ?? []} disabled={readOnly} />
      </FormSection>

      <FormSection title={text.sectionPlan}>
        <div className="ad-pair">
          <TextInput
            type="datetime-local"
            label={LABELS.start_date}
            required
            error={errors.start_date?.message}
            {...form.register('start_date')}
          />
          <TextInput
            type="datetime-local"
            label={LABELS.end_date}
            min={form.watch('start_date')}
            error={errors.end_date?.message}
            {...form.register('end_date')}
          />
        </div>
        <div className="ad-pair">
          <TextInput
            label={LABELS.est_hours}
            required
            inputMode="decimal"
            error={errors.est_hours?.message}
            {...form.register('est_hours')}
          />
          <Controller
            control={form.control}
            name="color"
            render={({ field }) => (
              <ColorField
                size="sm"
                label={LABELS.color}
                value={field.value}
                onChange={field.onChange}
                disabled={readOnly}
                error={errors.color?.message}
              />
            )}
          />
        </div>
        {isAssignable && (
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
        <KanbanFields form={form} record={record} defaults={check.data?.defaults} />
      </FormSection>

      <BudgetFields form={form} />
      <CustomFieldInputs form={form} fields={own.data ?? []} readOnly={readOnly} />
    </>
  );
}
