import {
  CustomFieldInputs,
  PersonPicker,
  type RecordFieldsProps,
  useCustomFields,
  useMe,
} from '@org/admin-kit';
import { countryOptions } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_STATUSES, type Customer, type CustomerText } from '@org/schema/entities';
import { Checkbox, FormSection, NativeSelect, Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { AddressesField } from './addresses-field.tsx';
import { ContactsField } from './contacts-field.tsx';
import type { CustomerFormValues } from './customer-form.ts';
import { LABELS, STATUS, text } from './messages.ts';
import { PhoneField } from './phone-field.tsx';
import { VehiclesField } from './vehicles-field.tsx';

type Props = RecordFieldsProps<Customer, CustomerFormValues>;

function OwnerField({ form, record, readOnly }: Props) {
  const { owner } = record ?? {};
  return (
    <Controller
      control={form.control}
      name="owner_id"
      render={({ field }) => (
        <PersonPicker
          label={LABELS.owner_id}
          none={text.noOwner}
          disabled={readOnly}
          value={field.value}
          known={owner ? { value: String(owner.id), label: owner.displayName } : undefined}
          onChange={field.onChange}
          error={form.formState.errors.owner_id?.message}
        />
      )}
    />
  );
}

/** Renders all fields of a customer; vehicles only for companies that use them. */
export function CustomerFields(props: Props): ReactElement {
  const { form, readOnly } = props;
  const { errors } = form.formState;
  const { settings } = useMe();
  const custom = useCustomFields(apiContract.customers);
  const line = (name: CustomerText) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <FormSection title={text.sectionPerson}>
        <div className="ad-pair">
          <TextInput autoComplete="off" data-autofocus {...line('firstname')} />
          <TextInput autoComplete="off" {...line('lastname')} />
        </div>
        <div className="ad-pair">
          <TextInput {...line('company')} />
          <TextInput {...line('job_title')} />
        </div>
        <TextInput {...line('tax_number')} />
      </FormSection>

      <FormSection title={text.sectionContact}>
        <div className="ad-pair">
          <TextInput
            type="email"
            label={LABELS.email}
            autoComplete="off"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <Select
                label={LABELS.country}
                placeholder={text.noCountry}
                searchable
                clearable
                data={countryOptions()}
                value={field.value || null}
                onChange={(value) => field.onChange(value ?? '')}
                error={errors.country?.message}
              />
            )}
          />
        </div>
        <PhoneField form={form} />
        <TextInput
          type="url"
          label={LABELS.website}
          placeholder="https://"
          error={errors.website?.message}
          {...form.register('website')}
        />
      </FormSection>

      <FormSection title={text.sectionPlace}>
        <div className="ad-pair">
          <NativeSelect
            label={LABELS.status}
            data={CUSTOMER_STATUSES.map((value) => ({ value, label: STATUS[value].label }))}
            error={errors.status?.message}
            {...form.register('status')}
          />
          <OwnerField {...props} />
        </div>
        <TextInput {...line('source')} />
        <Checkbox label={LABELS.consent_email} {...form.register('consent_email')} />
        <Checkbox label={LABELS.consent_sms} {...form.register('consent_sms')} />
      </FormSection>

      <CustomFieldInputs form={form} fields={custom.data ?? []} readOnly={readOnly} />
      <ContactsField form={form} readOnly={readOnly} />
      <AddressesField form={form} readOnly={readOnly} />
      {settings?.invoice_settings.use_vehicle !== false && (
        <VehiclesField form={form} readOnly={readOnly} />
      )}
    </>
  );
}
