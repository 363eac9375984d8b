import { CustomerPicker, RecordPicker, type RecordSource, useMe } from '@org/admin-kit';
import { isApiError, rows } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Invoice, type Quote, type RecurringInvoice, vehicleName } from '@org/schema/entities';
import {
  Alert,
  Button,
  Checkbox,
  FormSection,
  Icon,
  NativeSelect,
  Textarea,
  TextInput,
} from '@org/ui';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { LineGrid } from '../lines/line-grid.tsx';
import { LABELS, text } from '../messages.ts';
import type { DocumentFormValues } from '../model/document-form.ts';
import { DocumentPreview } from '../preview/document-preview.tsx';
import '../preview/preview.css';

const { customers, projects } = apiContract;

const PROJECTS: RecordSource = {
  key: callKey(projects.list),
  async find(api, search, signal) {
    const query = { itemsPerPage: 20, ...(search && { search }) };
    return rows(await api.call(projects.list, { query, signal })).rows.map(({ id, title }) => ({
      value: String(id),
      label: title,
    }));
  },
  async getName(api, id) {
    try {
      return (await api.call(projects.get, { params: { id } })).project.title;
    } catch (error) {
      if (isApiError(error, 'not_found')) return undefined;
      throw error;
    }
  },
};

/** Props of the fields of a document. */
export interface DocumentFieldsProps {
  readonly form: UseFormReturn<DocumentFormValues>;
  readonly record: Quote | Invoice | RecurringInvoice | undefined;
  readonly readOnly: boolean;
  /** Label of the last day: of a quote, or the due date of an invoice. */
  readonly lastDayLabel: string;
  /** Fields in place of the dates, such as a schedule. */
  readonly schedule?: ReactNode;
  /** True when unbilled time can be added. */
  readonly takesTime: boolean;
  /** Endpoint that draws the form, and the body that it gets. */
  readonly preview: {
    readonly path: string;
    readonly toBody: (values: DocumentFormValues) => object;
  };
}

/** Renders the vehicle of the chosen customer, where the tenant's settings ask for one. */
function VehicleField({ form }: Pick<DocumentFieldsProps, 'form'>): ReactElement | null {
  const api = useApi();
  const { settings } = useMe();
  const customerId = form.watch('customer_id');
  const isUsed = settings?.invoice_settings.use_vehicle === true;
  const found = useQuery({
    ...callQuery(api, customers.get, { params: { id: Number(customerId) } }),
    enabled: isUsed && customerId !== '',
  });
  if (!isUsed) return null;
  const vehicles = found.data?.customer.vehicles ?? [];
  return (
    <NativeSelect
      label={LABELS.vehicle_id}
      disabled={vehicles.length === 0}
      data={[
        { value: '', label: text.noVehicle },
        ...vehicles.map((vehicle) => ({ value: String(vehicle.id), label: vehicleName(vehicle) })),
      ]}
      error={form.formState.errors.vehicle_id?.message}
      value={form.watch('vehicle_id')}
      onChange={(event) =>
        form.setValue('vehicle_id', event.currentTarget.value, { shouldDirty: true })
      }
    />
  );
}

/** Renders the customer, project, dates, currency and deposit of a document. */
function HeadFields({ form, record, lastDayLabel, schedule }: DocumentFieldsProps): ReactElement {
  const { errors } = form.formState;
  const known = record?.customer
    ? { value: String(record.customer.customer_id), label: record.customer.displayName }
    : undefined;
  return (
    <FormSection title={text.sectionDates}>
      <div className="ad-pair">
        <Controller
          control={form.control}
          name="customer_id"
          render={({ field }) => (
            <CustomerPicker
              label={LABELS.customer_id}
              none={text.noCustomer}
              value={field.value}
              known={known}
              onChange={(id) => {
                field.onChange(id);
                form.setValue('vehicle_id', '', { shouldDirty: true });
              }}
              error={errors.customer_id?.message}
            />
          )}
        />
        <TextInput label={LABELS.title} error={errors.title?.message} {...form.register('title')} />
      </div>
      {schedule === undefined && (
        <div className="ad-pair">
          <TextInput
            type="date"
            label={LABELS.date}
            error={errors.date?.message}
            {...form.register('date')}
          />
          <TextInput
            type="date"
            label={lastDayLabel}
            error={errors.lastDay?.message}
            {...form.register('lastDay')}
          />
        </div>
      )}
      <div className="ad-pair">
        <Controller
          control={form.control}
          name="projectId"
          render={({ field }) => (
            <RecordPicker
              source={PROJECTS}
              label={LABELS.projectId}
              none={text.noProject}
              nothingFound={text.noProjects}
              value={field.value}
              known={
                record?.projectId && record.project_title
                  ? { value: String(record.projectId), label: record.project_title }
                  : undefined
              }
              onChange={field.onChange}
              error={errors.projectId?.message}
            />
          )}
        />
        <TextInput
          label={LABELS.poNumber}
          error={errors.poNumber?.message}
          {...form.register('poNumber')}
        />
      </div>
      <div className="ad-pair">
        <TextInput
          label={LABELS.currency}
          description={text.currencyHelp}
          maxLength={3}
          error={errors.currency?.message}
          {...form.register('currency')}
        />
        <div className="bl-deposit">
          <TextInput
            label={LABELS.deposit}
            inputMode="decimal"
            error={errors.deposit?.message}
            {...form.register('deposit')}
          />
          <NativeSelect
            label={LABELS.depositType}
            data={[
              { value: 'percent', label: text.percent },
              { value: 'amount', label: text.asAmount },
            ]}
            {...form.register('depositType')}
          />
        </div>
      </div>
      <VehicleField form={form} />
    </FormSection>
  );
}

/** Renders the texts of a document. */
function TextFields({ form }: Pick<DocumentFieldsProps, 'form'>): ReactElement {
  const { errors } = form.formState;
  const area = (name: 'terms' | 'publicNotes' | 'privateNotes' | 'footer') => ({
    label: LABELS[name],
    autosize: true,
    minRows: 2,
    maxRows: 12,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <FormSection title={text.sectionTexts}>
      <Textarea {...area('publicNotes')} />
      <Textarea {...area('terms')} />
      <Textarea {...area('footer')} />
      <Textarea {...area('privateNotes')} />
    </FormSection>
  );
}

/** Renders all fields of a document that is a draft, and the preview of its PDF. */
export function DocumentFields(props: DocumentFieldsProps): ReactElement {
  const { form, takesTime, readOnly, record, preview } = props;
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <>
      <Button
        className="bl-preview-toggle"
        leftSection={<Icon of={IconFileTypePdf} />}
        aria-expanded={isPreviewed}
        onClick={() => setIsPreviewed(!isPreviewed)}
      >
        {isPreviewed ? text.hidePreview : text.showPreview}
      </Button>
      {isPreviewed && (
        <DocumentPreview
          path={preview.path}
          body={preview.toBody(form.watch())}
          onClose={() => setIsPreviewed(false)}
        />
      )}
      {record && 'issuedAt' in record && record.issuedAt && (
        <Alert color="gray">{text.fixed}</Alert>
      )}
      {props.schedule}
      <HeadFields {...props} />
      <FormSection title={text.sectionLines}>
        <Checkbox label={LABELS.taxInclusive} {...form.register('taxInclusive')} />
        <LineGrid form={form} takesTime={takesTime} readOnly={readOnly} />
      </FormSection>
      <TextFields form={form} />
    </>
  );
}
