import { ADDRESS_PARTS, MESSAGES } from '@org/schema';
import type { ReactElement } from 'react';
import type { InputProps } from './form-choices.tsx';

const ADDRESS_LABELS: Readonly<Record<string, readonly [label: string, autoComplete: string]>> = {
  street: ['Street', 'street-address'],
  city: ['City', 'address-level2'],
  province: ['Province', 'address-level1'],
  postalCode: ['Postal code', 'postal-code'],
  country: ['Country', 'country-name'],
};

/**
 * An address by its parts. The box that would find one stays closed, since no service of places is set; the parts are typed.
 * Source: FORM-026, ERR-008.
 */
export function AddressInputs({ field, id, problemId, required }: InputProps): ReactElement {
  return (
    <div className="org-custom-form-grid">
      <input
        className="org-custom-form-input"
        data-width="full"
        type="search"
        disabled={true}
        placeholder={MESSAGES.addressFailed}
        aria-label={`Find: ${field.label}`}
      />
      {ADDRESS_PARTS.filter((part) => part !== 'countryCode').map((part) => {
        const [label, autoComplete] = ADDRESS_LABELS[part] ?? [part, 'on'];
        return (
          <label
            key={part}
            className="org-custom-form-part"
            data-width={part === 'street' ? 'full' : 'half'}
          >
            <span className="org-custom-form-sub">{label}</span>
            <input
              type="text"
              id={`${id}-${part}`}
              name={`${field.name}.${part}`}
              className="org-custom-form-input"
              autoComplete={autoComplete}
              aria-describedby={problemId}
              required={(required && part === 'street') || undefined}
            />
          </label>
        );
      })}
    </div>
  );
}

const VEHICLE_KINDS = [
  ['car', 'Car'],
  ['truck', 'Truck'],
  ['motorcycle', 'Motorcycle'],
] as const;

/** A vehicle: it has a value only once year, make and model are there. Source: FORM-021, FORM-022. */
export function VehicleInputs({ field, id, problemId, required }: InputProps): ReactElement {
  const text = (part: string, label: string, more: object): ReactElement => (
    <label key={part} className="org-custom-form-part" data-width="half">
      <span className="org-custom-form-sub">{label}</span>
      <input
        type="text"
        id={`${id}-${part}`}
        name={`${field.name}.${part}`}
        className="org-custom-form-input"
        autoComplete="off"
        aria-describedby={problemId}
        required={required || undefined}
        {...more}
      />
    </label>
  );
  return (
    <div className="org-custom-form-grid">
      <label className="org-custom-form-part" data-width="half">
        <span className="org-custom-form-sub">Type</span>
        <select id={`${id}-type`} name={`${field.name}.type`} className="org-custom-form-input">
          <option value="">Please choose</option>
          {VEHICLE_KINDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {text('year', 'Year', { maxLength: 4, inputMode: 'numeric', pattern: '[0-9]{4}' })}
      {text('make', 'Make', { maxLength: 100 })}
      {text('model', 'Model', { maxLength: 100 })}
    </div>
  );
}
