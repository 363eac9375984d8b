import { countryOptions, provinceOptions } from '@org/schema';
import { DELIVERY_BASES } from '@org/schema/entities';
import { Button, Icon, IconButton, MultiSelect, NativeSelect, Select, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { text } from './messages.ts';
import type { ShopFieldsProps } from './selling-fields.tsx';

type Props = ShopFieldsProps & { readonly at: number };

/** Renders the price bands of a delivery method by weight or value, the last row without a limit. */
function BandFields({ form, readOnly, at }: Props) {
  const name = `shipping.methods.${at}.bands` as const;
  const bands = useFieldArray({ control: form.control, name });
  const errors = form.formState.errors.shipping?.methods?.[at]?.bands;
  const limit =
    form.watch(`shipping.methods.${at}.band_by`) === 'weight' ? text.upToWeight : text.upToTotal;
  return (
    <div className="ad-shop-rows">
      {bands.fields.map(({ id }, band) => (
        <div className="ad-shop-row" key={id}>
          <TextInput
            label={limit}
            placeholder={text.noLimit}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.[band]?.up_to?.message}
            {...form.register(`${name}.${band}.up_to`)}
          />
          <TextInput
            label={text.price}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.[band]?.price?.message}
            {...form.register(`${name}.${band}.price`)}
          />
          {!readOnly && (
            <IconButton
              icon={IconTrash}
              label={text.removeBand}
              onPress={() => bands.remove(band)}
            />
          )}
        </div>
      ))}
      {(errors?.root?.message ?? errors?.message) && (
        <p className="ad-shop-error" role="alert">
          {errors?.root?.message ?? errors?.message}
        </p>
      )}
      {!readOnly && (
        <Button
          size="xs"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => bands.append({ up_to: '', price: '' })}
        >
          {text.addBand}
        </Button>
      )}
    </div>
  );
}

/** Renders the countries of a delivery method, each with its provinces. */
function DestinationFields({ form, readOnly, at, home }: Props & { readonly home: string }) {
  const name = `shipping.methods.${at}.destinations` as const;
  const list = useFieldArray({ control: form.control, name });
  const errors = form.formState.errors.shipping?.methods?.[at]?.destinations;
  const chosen = form.watch(name);
  return (
    <div className="ad-shop-rows">
      <p className="at-meta">{list.fields.length === 0 ? text.everywhere : text.destinations}</p>
      {list.fields.map(({ id }, n) => {
        const provinces = provinceOptions(chosen[n]?.country ?? '');
        return (
          <div className="ad-shop-row" key={id}>
            <Controller
              control={form.control}
              name={`${name}.${n}.country`}
              render={({ field }) => (
                <Select
                  label={text.country}
                  searchable
                  data={countryOptions()}
                  value={field.value || null}
                  onChange={(value) => {
                    field.onChange(value ?? '');
                    form.setValue(`${name}.${n}.provinces`, [], { shouldDirty: true });
                  }}
                  error={errors?.[n]?.country?.message}
                />
              )}
            />
            {provinces.length > 0 && (
              <Controller
                control={form.control}
                name={`${name}.${n}.provinces`}
                render={({ field }) => (
                  <MultiSelect
                    label={text.province}
                    placeholder={field.value.length === 0 ? text.anyProvince : ''}
                    searchable
                    clearable
                    data={provinces}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            )}
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={text.removeCountry}
                onPress={() => list.remove(n)}
              />
            )}
          </div>
        );
      })}
      {!readOnly && (
        <Button
          size="xs"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() =>
            list.append({ country: list.fields.length === 0 ? home : '', provinces: [] })
          }
        >
          {text.addCountry}
        </Button>
      )}
    </div>
  );
}

/** Renders a delivery method: destinations and prices. */
export function MethodFields(props: Props & { readonly home: string }): ReactElement {
  const { form, at } = props;
  const errors = form.formState.errors.shipping?.methods?.[at];
  const basis = form.watch(`shipping.methods.${at}.band_by`);
  return (
    <>
      <DestinationFields {...props} />
      <div className="ad-pair">
        <NativeSelect
          label={text.bandBy}
          data={DELIVERY_BASES.map((value) => ({ value, label: text.bases[value] }))}
          {...form.register(`shipping.methods.${at}.band_by`)}
        />
        {basis === 'none' && (
          <TextInput
            label={text.price}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.price?.message}
            {...form.register(`shipping.methods.${at}.price`)}
          />
        )}
      </div>
      {basis !== 'none' && <BandFields {...props} />}
      <TextInput
        label={text.freeOver}
        placeholder={text.freeOverHelp}
        inputMode="decimal"
        autoComplete="off"
        error={errors?.free_over?.message}
        {...form.register(`shipping.methods.${at}.free_over`)}
      />
    </>
  );
}
