import { CustomerPicker } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Project, vehicleName } from '@org/schema/entities';
import { Button, Icon, IconButton, NativeSelect } from '@org/ui';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LinkedName } from '../parts/linked-name.tsx';
import { LABELS, text } from './messages.ts';
import type { ProjectFormValues } from './project-form.ts';

/** Props of the fields: the form, the stored project, and whether the user may assign customers. */
export interface CustomerFieldProps {
  readonly form: UseFormReturn<ProjectFormValues>;
  readonly record: Project | undefined;
  readonly disabled: boolean;
}

/** Renders the customer of a project: a button, then a search, then the chosen customer; and the vehicle of a chosen one. */
export function CustomerField({ form, record, disabled }: CustomerFieldProps): ReactElement {
  const api = useApi();
  const [isPicking, setPicking] = useState(false);
  // Registered in each render, like inputs: a reset of the form forgets its fields.
  form.register('customer_id');
  form.register('vehicle_id');
  const { errors } = form.formState;
  const customerId = form.watch('customer_id');
  const stored = record?.customer && String(record.customer.customer_id) === customerId;
  // The name of a stored customer whom the user may not see is left out.
  const isHidden = !stored && record !== undefined && String(record.customer_id) === customerId;
  const found = useQuery({
    ...callQuery(api, apiContract.customers.get, { params: { id: Number(customerId) } }),
    enabled: customerId !== '' && !stored && !isHidden,
  });
  const customer = (stored && record.customer) || found.data?.customer;

  function choose(id: string): void {
    form.setValue('customer_id', id, { shouldDirty: true, shouldValidate: true });
    form.setValue('vehicle_id', '', { shouldDirty: true });
    setPicking(false);
  }

  if (customerId === '')
    return (
      <div className="pj-customer">
        {isPicking ? (
          <div className="pj-customer-search">
            <CustomerPicker
              label={LABELS.customer_id}
              none={text.noCustomer}
              value=""
              onChange={choose}
              disabled={disabled}
            />
            <Button variant="subtle" color="gray" onClick={() => setPicking(false)}>
              {text.cancelCustomer}
            </Button>
          </div>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon of={IconUserPlus} />}
            disabled={disabled}
            title={disabled ? text.notAllowedCustomer : undefined}
            onClick={() => setPicking(true)}
          >
            {text.assignCustomer}
          </Button>
        )}
        {errors.customer_id && (
          <p className="pj-error" role="alert">
            {errors.customer_id.message}
          </p>
        )}
      </div>
    );

  const vehicles = customer?.vehicles ?? [];
  return (
    <div className="pj-customer">
      <div className="pj-field-label">{LABELS.customer_id}</div>
      <div className="pj-chosen">
        <LinkedName
          href={`/admin/customers/${customerId}`}
          name={
            isHidden ? '' : (customer?.displayName ?? (found.isError ? text.customerFailed : '…'))
          }
          noun="customer"
        />
        {!disabled && (
          <IconButton
            size={28}
            icon={IconX}
            label={text.removeCustomer}
            onPress={() => choose('')}
          />
        )}
      </div>
      {errors.customer_id && (
        <p className="pj-error" role="alert">
          {errors.customer_id.message}
        </p>
      )}
      <NativeSelect
        label={LABELS.vehicle_id}
        disabled={disabled || vehicles.length === 0}
        data={[
          { value: '', label: vehicles.length > 0 || !customer ? text.noVehicle : text.noVehicles },
          ...vehicles.map((vehicle) => ({
            value: String(vehicle.id),
            label: vehicleName(vehicle),
          })),
        ]}
        error={errors.vehicle_id?.message}
        value={form.watch('vehicle_id')}
        onChange={(event) =>
          form.setValue('vehicle_id', event.currentTarget.value, { shouldDirty: true })
        }
      />
    </div>
  );
}
