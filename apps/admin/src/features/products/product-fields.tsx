import { CategoryChoice, type RecordFieldsProps, SeoFields, toNumber } from '@org/admin-kit';
import { TextField } from '@org/editor-core/text-field';
import { PRODUCT_PATH, slugFrom } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { LENGTH_UNITS, PRODUCT_STATUSES, type Product, WEIGHT_UNITS } from '@org/schema/entities';
import { ColorField, FormSection, NativeSelect, Textarea, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { Controller } from 'react-hook-form';
import { BADGE_COLOR, BadgeMark } from './badge-mark.tsx';
import { LABELS, STATUS, text } from './messages.ts';
import { PicturesField } from './pictures-field.tsx';
import type { ProductFormValues } from './product-form.ts';
import { StockFields } from './stock-fields.tsx';
import { VariantsField } from './variants-field.tsx';
import '@org/editor-core/text-field.css';
import './products.css';

type Props = RecordFieldsProps<Product, ProductFormValues>;

const STATUSES = PRODUCT_STATUSES.map((value) => ({ value, label: STATUS[value].label }));

/** Renders name, slug and description of a product. */
function WordsFields({ form, record, readOnly }: Props): ReactElement {
  const { errors } = form.formState;
  // The slug of a new product follows its name until it is edited.
  const [ownSlug, setOwnSlug] = useState(
    () => record !== undefined || form.getValues('slug') !== slugFrom(form.getValues('name')),
  );
  const follow = (name: string): void => {
    if (ownSlug) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', slugFrom(name), { shouldDirty: true, shouldValidate });
  };
  const line = (name: 'sku' | 'brand' | 'barcode') => (
    <TextInput
      label={LABELS[name]}
      required={name === 'sku'}
      spellCheck={false}
      autoComplete="off"
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <FormSection title={text.one}>
      <TextInput
        label={LABELS.name}
        required
        data-autofocus
        error={errors.name?.message}
        {...form.register('name', {
          onChange: (event: { target: { value: string } }) => follow(event.target.value),
        })}
      />
      <TextInput
        label={LABELS.slug}
        description={text.slugHelp}
        leftSection={`/${PRODUCT_PATH}`}
        leftSectionWidth={PRODUCT_PATH.length * 7 + 20}
        spellCheck={false}
        error={errors.slug?.message}
        {...form.register('slug', {
          onChange: (event: { target: { value: string } }) => setOwnSlug(event.target.value !== ''),
          onBlur: () => {
            if (form.getValues('slug')) return;
            form.setValue('slug', slugFrom(form.getValues('name')), { shouldDirty: true });
          },
        })}
      />
      <div className="ad-product-codes">
        {line('sku')}
        {line('brand')}
        {line('barcode')}
      </div>
      <Textarea
        label={LABELS.excerpt}
        description={text.excerptHelp}
        autosize
        minRows={2}
        maxRows={8}
        error={errors.excerpt?.message}
        {...form.register('excerpt')}
      />
      <Controller
        control={form.control}
        name="description"
        render={({ field }) => (
          <TextField
            label={LABELS.description}
            value={field.value}
            onChange={field.onChange}
            error={errors.description?.message}
            disabled={readOnly}
          />
        )}
      />
    </FormSection>
  );
}

/** Renders status, categories and badge. */
function ShownFields({ form, readOnly }: Props): ReactElement {
  const { errors } = form.formState;
  const [badge, color] = form.watch(['badgeText', 'badgeColor']);
  return (
    <FormSection title={text.sectionShow}>
      <NativeSelect
        label={LABELS.status}
        data={STATUSES}
        error={errors.status?.message}
        {...form.register('status')}
      />
      <Controller
        control={form.control}
        name="category_ids"
        render={({ field }) => (
          <CategoryChoice
            list={apiContract.productCategories.list}
            createHref="/admin/products/categories"
            value={field.value}
            onChange={field.onChange}
            error={errors.category_ids?.message}
          />
        )}
      />
      <div className="ad-pair">
        <TextInput
          label={LABELS.badgeText}
          description={text.badgeHelp}
          error={errors.badgeText?.message}
          {...form.register('badgeText')}
        />
        <Controller
          control={form.control}
          name="badgeColor"
          render={({ field }) => (
            <ColorField
              label={LABELS.badgeColor}
              description={
                <span className="ad-badge-preview" role="img" aria-label={text.badgePreview}>
                  <BadgeMark words={badge || '…'} color={color} />
                </span>
              }
              size="sm"
              clearable
              placeholder={BADGE_COLOR}
              value={field.value}
              onChange={field.onChange}
              error={errors.badgeColor?.message}
              disabled={readOnly}
            />
          )}
        />
      </div>
    </FormSection>
  );
}

/** Renders the prices of the product. */
function PriceFields({ form }: Props): ReactElement {
  const { errors } = form.formState;
  const [price, salePrice] = form.watch(['unitPrice', 'salePrice']).map(toNumber);
  const hasVariants = form.watch('variants').length > 0;
  const isNotLower = typeof salePrice === 'number' && salePrice >= Number(price ?? 0);
  return (
    <FormSection title={text.sectionPrice} text={hasVariants && text.priceByVariant}>
      <div className="ad-pair">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          label={LABELS.unitPrice}
          placeholder="0"
          error={errors.unitPrice?.message}
          {...form.register('unitPrice')}
        />
        <div>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            label={LABELS.salePrice}
            error={errors.salePrice?.message}
            {...form.register('salePrice')}
          />
          <p className="ad-product-hint" role="status">
            {isNotLower && text.notLower}
          </p>
        </div>
      </div>
    </FormSection>
  );
}

/** Renders weight and dimensions with their units. */
function SizeFields({ form }: Props): ReactElement {
  const wrong = form.formState.errors.dimensions;
  const measure = (name: 'weight' | 'length' | 'width' | 'height') => (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      label={text[name]}
      error={wrong?.[name]?.message}
      {...form.register(`dimensions.${name}`)}
    />
  );
  return (
    <FormSection title={text.sectionSizes} text={text.sectionSizesText}>
      <div className="ad-product-sizes">
        {measure('length')}
        {measure('width')}
        {measure('height')}
        <NativeSelect
          label={text.lengthUnit}
          data={[...LENGTH_UNITS]}
          {...form.register('dimensions.lengthUnit')}
        />
        {measure('weight')}
        <NativeSelect
          label={text.weightUnit}
          data={[...WEIGHT_UNITS]}
          {...form.register('dimensions.weightUnit')}
        />
      </div>
    </FormSection>
  );
}

/** Renders all fields of a product. */
export function ProductFields(props: Props): ReactElement {
  const { form, readOnly } = props;
  const [name, excerpt] = form.watch(['name', 'excerpt']);
  return (
    <>
      <WordsFields {...props} />
      <PicturesField form={form} readOnly={readOnly} />
      <ShownFields {...props} />
      <PriceFields {...props} />
      <VariantsField form={form} readOnly={readOnly} />
      <StockFields {...props} />
      <SizeFields {...props} />
      <SeoFields
        form={form}
        noun="product"
        title={name}
        description={excerpt}
        readOnly={readOnly}
      />
    </>
  );
}
