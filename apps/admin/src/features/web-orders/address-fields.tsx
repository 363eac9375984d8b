import { countryOptions, provinceOptions, readProvince } from '@org/schema';
import type { AddressInput } from '@org/schema/entities';
import { Select, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { newText } from './messages.ts';

/** Props of the fields: an address as it is typed, and problems by field. */
export interface AddressFieldsProps {
  readonly title: string;
  readonly value: AddressInput;
  readonly getProblem: (part: keyof AddressInput) => string | undefined;
  readonly onChange: (value: AddressInput) => void;
}

/** Renders the fields of a shipping or billing address. */
export function AddressFields(props: AddressFieldsProps): ReactElement {
  const { title, value, getProblem, onChange } = props;
  const country = value.countryCode ?? '';
  const provinces = provinceOptions(country);
  const line = (part: 'street' | 'city' | 'postalCode' | 'province') => (
    <TextInput
      label={newText[part]}
      value={value[part] ?? ''}
      error={getProblem(part)}
      onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className="ad-pieces">
      <legend>{title}</legend>
      {line('street')}
      <div className="ad-pair">
        {line('city')}
        {line('postalCode')}
      </div>
      <div className="ad-pair">
        {provinces.length === 0 ? (
          line('province')
        ) : (
          <Select
            label={newText.province}
            searchable
            clearable
            data={provinces}
            value={readProvince(country, value.province ?? '') ?? null}
            error={getProblem('province')}
            onChange={(province) => onChange({ ...value, province: province ?? '' })}
          />
        )}
        <Select
          label={newText.country}
          searchable
          data={countryOptions()}
          value={country || null}
          error={getProblem('countryCode')}
          onChange={(countryCode) =>
            onChange({ ...value, countryCode: countryCode ?? '', province: '' })
          }
        />
      </div>
    </fieldset>
  );
}
