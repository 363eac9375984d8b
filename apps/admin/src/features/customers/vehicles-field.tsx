import { PartsField } from '@org/admin-kit';
import { CHECK_IN_STATUSES, VEHICLE_TYPES } from '@org/schema/entities';
import { NativeSelect, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type CustomerFormValues, EMPTY_VEHICLE } from './customer-form.ts';
import { CHECK_IN_LABELS, text, VEHICLE_LABELS } from './messages.ts';

interface VehicleFieldsProps {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly at: number;
}

function VehicleFields({ form, at }: VehicleFieldsProps) {
  const wrong = form.formState.errors.vehicles?.[at];
  const field = (name: 'make' | 'model' | 'color' | 'plate' | 'vin' | 'year' | 'odometer') => ({
    label: text[name],
    error: wrong?.[name]?.message,
    ...form.register(`vehicles.${at}.${name}`),
  });
  return (
    <>
      <div className="ad-pair">
        <TextInput {...field('make')} />
        <TextInput {...field('model')} />
      </div>
      <div className="ad-pair">
        <TextInput inputMode="numeric" {...field('year')} />
        <TextInput {...field('color')} />
      </div>
      <div className="ad-pair">
        <TextInput {...field('plate')} />
        <TextInput {...field('vin')} spellCheck={false} />
      </div>
      <div className="ad-pair">
        <TextInput inputMode="numeric" {...field('odometer')} />
        <NativeSelect
          label={text.checkIn}
          data={CHECK_IN_STATUSES.map((value) => ({
            value,
            label: CHECK_IN_LABELS[value] ?? value,
          }))}
          {...form.register(`vehicles.${at}.check_in_status`)}
        />
      </div>
      <Textarea
        label={text.vehicleNotes}
        autosize
        minRows={1}
        maxRows={6}
        {...form.register(`vehicles.${at}.notes`)}
      />
    </>
  );
}

/** Renders the vehicles of a customer. */
export function VehiclesField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  // The form needs its own key, since `id` is the vehicle's.
  const list = useFieldArray({ control: form.control, name: 'vehicles', keyName: 'key' });
  return (
    <PartsField
      title={text.sectionVehicles}
      none={text.noVehicles}
      add={text.addVehicle}
      remove={text.removeVehicle}
      readOnly={readOnly}
      keys={list.fields.map(({ key }) => key)}
      onAdd={() => list.append(EMPTY_VEHICLE)}
      onRemove={(at) => list.remove(at)}
      head={(at) => (
        <NativeSelect
          size="xs"
          aria-label={text.vehicleType}
          data={VEHICLE_TYPES.map((value) => ({ value, label: VEHICLE_LABELS[value] ?? value }))}
          {...form.register(`vehicles.${at}.type`)}
        />
      )}
    >
      {(at) => <VehicleFields form={form} at={at} />}
    </PartsField>
  );
}
