import { PartsField, useMe } from '@org/admin-kit';
import { countryOptions, getLocaleCountry, provinceOptions, readProvince } from '@org/schema';
import { FormSection, Select, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type Path, useFieldArray } from 'react-hook-form';
import { text } from './messages.ts';
import { MethodFields } from './method-fields.tsx';
import { type ShopFieldsProps, ShopSwitch } from './selling-fields.tsx';
import './shop-settings.css';
import { newMethod, type ShopValues } from './shop-settings-form.ts';

/**
 * Renders country and province of a location.
 * @param props - form, path of the group with both, and placeholder of the country
 */
export function PlaceFields(
  props: ShopFieldsProps & {
    readonly at: 'pickup' | `tax.rates.${number}`;
    readonly noCountry: string;
    readonly errors?: {
      country?: { message?: string | undefined };
      province?: { message?: string | undefined };
    };
  },
): ReactElement {
  const { form, at, noCountry, errors } = props;
  const country = String(form.watch(`${at}.country` as Path<ShopValues>) ?? '');
  const provinces = provinceOptions(country);
  return (
    <div className="ad-pair">
      <Controller
        control={form.control}
        name={`${at}.country` as Path<ShopValues>}
        render={({ field }) => (
          <Select
            label={text.country}
            placeholder={noCountry}
            searchable
            clearable
            data={countryOptions()}
            value={String(field.value ?? '') || null}
            onChange={(value) => field.onChange(value ?? '')}
            error={errors?.country?.message}
          />
        )}
      />
      {provinces.length > 0 ? (
        <Controller
          control={form.control}
          name={`${at}.province` as Path<ShopValues>}
          render={({ field }) => (
            <Select
              label={text.province}
              placeholder={at === 'pickup' ? '' : text.anyProvince}
              searchable
              clearable
              data={provinces}
              value={
                readProvince(country, String(field.value ?? '')) ??
                (String(field.value ?? '') || null)
              }
              onChange={(value) => field.onChange(value ?? '')}
              error={errors?.province?.message}
            />
          )}
        />
      ) : (
        <TextInput
          label={text.province}
          placeholder={at === 'pickup' ? '' : text.anyProvince}
          autoComplete="off"
          error={errors?.province?.message}
          {...form.register(`${at}.province` as Path<ShopValues>)}
        />
      )}
    </div>
  );
}

/** Renders the delivery settings. */
export function DeliveryFields({ form, readOnly }: ShopFieldsProps): ReactElement {
  const methods = useFieldArray({
    control: form.control,
    name: 'shipping.methods',
    keyName: 'key',
  });
  const { settings } = useMe();
  const home = getLocaleCountry(settings?.locale ?? '');
  const { errors } = form.formState;
  const [delivers, picksUp] = form.watch(['shipping.enabled', 'pickup.enabled']);
  return (
    <>
      <FormSection title={text.delivery} text={text.deliveryText}>
        <ShopSwitch form={form} readOnly={readOnly} name="shipping.enabled" label={text.deliver} />
      </FormSection>
      {delivers && (
        <PartsField
          title={text.methods}
          none={text.noMethods}
          add={text.addMethod}
          remove={text.removeMethod}
          readOnly={readOnly}
          // Uses the methods' own ids as keys: a save would otherwise remount the fields and lose the focus.
          keys={methods.fields.map(({ id }) => id)}
          onAdd={() => methods.append(newMethod(form.getValues('shipping.methods'), home))}
          onRemove={methods.remove}
          head={(at) => (
            <TextInput
              className="ad-shop-head"
              label={text.name}
              placeholder={text.methodPlaceholder}
              error={errors.shipping?.methods?.[at]?.name?.message}
              {...form.register(`shipping.methods.${at}.name`)}
            />
          )}
        >
          {(at) => <MethodFields form={form} readOnly={readOnly} at={at} home={home} />}
        </PartsField>
      )}
      <FormSection title={text.pickup}>
        <ShopSwitch form={form} readOnly={readOnly} name="pickup.enabled" label={text.pickupOn} />
        {picksUp && (
          <>
            <Textarea
              label={text.instructions}
              autosize
              minRows={2}
              maxRows={8}
              error={errors.pickup?.instructions?.message}
              {...form.register('pickup.instructions')}
            />
            <PlaceFields
              form={form}
              readOnly={readOnly}
              at="pickup"
              noCountry={text.choose}
              errors={{
                ...(errors.pickup?.country && { country: errors.pickup.country }),
                ...(errors.pickup?.province && { province: errors.pickup.province }),
              }}
            />
            <p className="at-meta">{text.pickupPlace}</p>
          </>
        )}
      </FormSection>
    </>
  );
}
