import { CHECK_IN_STATUSES, VEHICLE_TYPES } from '@org/schema';
import { Button, FormSection, Icon, IconButton, NativeSelect, Textarea, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type CustomerFormValues, EMPTY_VEHICLE } from './customer-form.ts';
import { CHECK_IN_LABELS, text, VEHICLE_LABELS } from './messages.ts';

/** The vehicles of a customer. Source: CUST-002, CUST-003. */
export function VehiclesField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  // The form's own id of an entry stands beside the vehicle's.
  const list = useFieldArray({ control: form.control, name: 'vehicles', keyName: 'key' });
  const { errors } = form.formState;
  return (
    <FormSection title={text.sectionVehicles}>
      {list.fields.length === 0 && <p className="at-meta">{text.noVehicles}</p>}
      {list.fields.map((item, at) => {
        const wrong = errors.vehicles?.[at];
        const field = (
          name: 'make' | 'model' | 'color' | 'plate' | 'vin' | 'year' | 'odometer',
        ) => ({
          label: text[name],
          error: wrong?.[name]?.message,
          ...form.register(`vehicles.${at}.${name}`),
        });
        return (
          <fieldset
            key={item.key}
            className="ad-part"
            aria-label={`${text.sectionVehicles} ${at + 1}`}
          >
            <div className="ad-part-head">
              <NativeSelect
                size="xs"
                aria-label={text.vehicleType}
                data={VEHICLE_TYPES.map((value) => ({
                  value,
                  label: VEHICLE_LABELS[value] ?? value,
                }))}
                {...form.register(`vehicles.${at}.type`)}
              />
              {!readOnly && (
                <IconButton
                  icon={IconTrash}
                  label={text.removeVehicle}
                  onPress={() => list.remove(at)}
                />
              )}
            </div>
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
          </fieldset>
        );
      })}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          className="ad-part-add"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => list.append(EMPTY_VEHICLE)}
        >
          {text.addVehicle}
        </Button>
      )}
    </FormSection>
  );
}
