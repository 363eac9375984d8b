import { TIMES } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { ADDRESS_PARTS } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { PLACE_ADDRESS_PATH, PLACES_PATH } from '../../markup/form-paths.ts';
import type { InputProps } from './form-choices.tsx';

const ADDRESS_LABELS: Readonly<Record<string, readonly [label: string, autoComplete: string]>> = {
  street: ['Street', 'street-address'],
  city: ['City', 'address-level2'],
  province: ['Province', 'address-level1'],
  postalCode: ['Postal code', 'postal-code'],
  country: ['Country', 'country-name'],
};

/** Announcement of suggestions; `#` is replaced by their number. */
const TOLD = 'Suggestions: #';

/**
 * Renders the parts of an address, and a search box. Without an address service the box is disabled and says so; with one it is
 * enabled by its script.
 */
export function AddressInputs({
  field,
  id,
  problemId,
  required,
  editing,
  findsPlaces,
}: InputProps): ReactElement {
  const isAlive = findsPlaces && !editing;
  const options = {
    delay: TIMES.placesDebounce,
    told: TOLD,
    failed: MESSAGES.addressFailed,
    find: PLACES_PATH,
    address: PLACE_ADDRESS_PATH,
  };
  return (
    <div
      className="org-custom-form-grid"
      data-enhance={isAlive ? 'address-places' : undefined}
      data-options={isAlive ? JSON.stringify(options) : undefined}
    >
      <div
        className="org-custom-form-combo"
        data-part="finder"
        data-width="full"
        hidden={isAlive || undefined}
      >
        <input
          className="org-custom-form-input"
          id={`${id}-find`}
          type="search"
          autoComplete="off"
          data-part="find"
          disabled={!isAlive || undefined}
          placeholder={findsPlaces ? 'Start with the street' : MESSAGES.addressFailed}
          aria-label={`Find: ${field.label}`}
        />
      </div>
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
      {isAlive ? <input type="hidden" name={`${field.name}.countryCode`} /> : null}
    </div>
  );
}

const VEHICLE_KINDS = [
  ['car', 'Car'],
  ['truck', 'Truck'],
  ['motorcycle', 'Motorcycle'],
] as const;

/**
 * Renders the parts of a vehicle, which has a value only with year, make and model. With its script makes are suggested while
 * typing.
 */
export function VehicleInputs({
  field,
  id,
  problemId,
  required,
  editing,
}: InputProps): ReactElement {
  const options = { delay: TIMES.vehicleMakes, told: TOLD };
  // The label is not around the input, so that a list of suggestions is not part of the name.
  const text = (part: string, label: string, more: object): ReactElement => (
    <div key={part} className="org-custom-form-part org-custom-form-combo" data-width="half">
      <label className="org-custom-form-sub" htmlFor={`${id}-${part}`}>
        {label}
      </label>
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
    </div>
  );
  return (
    <div
      className="org-custom-form-grid"
      data-enhance={editing ? undefined : 'vehicle-makes'}
      data-options={editing ? undefined : JSON.stringify(options)}
    >
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
