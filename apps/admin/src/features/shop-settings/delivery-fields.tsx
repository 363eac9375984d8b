import { countryOptions } from '@org/schema';
import { FormSection, NativeSelect, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { type Path, useFieldArray } from 'react-hook-form';
import { PartsField } from '../../app/record/parts-field.tsx';
import { text } from './messages.ts';
import { type ShopFieldsProps, ShopSwitch } from './selling-fields.tsx';
import './shop-settings.css';
import { newMethodId, type ShopValues } from './shop-settings-form.ts';

/** Country and province of a place. Shape: the form, the path of the group that holds both, and what stands for no country. */
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
  return (
    <div className="ad-pair">
      <NativeSelect
        label={text.country}
        data={[{ value: '', label: noCountry }, ...countryOptions()]}
        error={errors?.country?.message}
        {...form.register(`${at}.country` as Path<ShopValues>)}
      />
      <TextInput
        label={text.province}
        placeholder={at === 'pickup' ? '' : text.anyProvince}
        autoComplete="off"
        error={errors?.province?.message}
        {...form.register(`${at}.province` as Path<ShopValues>)}
      />
    </div>
  );
}

/** How orders get to people. */
export function DeliveryFields({ form, readOnly }: ShopFieldsProps): ReactElement {
  const methods = useFieldArray({
    control: form.control,
    name: 'shipping.methods',
    keyName: 'key',
  });
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
          keys={methods.fields.map(({ key }) => key)}
          onAdd={() =>
            methods.append({
              id: newMethodId(form.getValues('shipping.methods')),
              name: '',
              price: '',
              free_over: '',
            })
          }
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
          {(at) => (
            <div className="ad-pair">
              <TextInput
                label={text.price}
                inputMode="decimal"
                autoComplete="off"
                error={errors.shipping?.methods?.[at]?.price?.message}
                {...form.register(`shipping.methods.${at}.price`)}
              />
              <TextInput
                label={text.freeOver}
                placeholder={text.freeOverHelp}
                inputMode="decimal"
                autoComplete="off"
                error={errors.shipping?.methods?.[at]?.free_over?.message}
                {...form.register(`shipping.methods.${at}.free_over`)}
              />
            </div>
          )}
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
