import {
  countryName,
  countryOptions,
  knowsProvinces,
  provinceOptions,
  readProvince,
  TIMES,
} from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { Checkout } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { PLACE_ADDRESS_PATH, PLACES_PATH } from '../../markup/form-paths.ts';
import {
  FieldProblem,
  getFieldId,
  getFieldState,
  getFormName,
  TextField,
  TextInput,
} from './checkout-field.tsx';

/** Countries with known provinces. */
const PROVINCE_COUNTRIES = ['CA', 'US'];

/** Texts and settings of the script that suggests addresses. */
const SUGGESTIONS = JSON.stringify({
  delay: TIMES.placesDebounce,
  told: 'Suggestions: #',
  failed: `${MESSAGES.addressFailed}: please type the whole address`,
  find: PLACES_PATH,
  address: PLACE_ADDRESS_PATH,
});

/** Props of an address of the checkout. */
interface AddressProps {
  readonly checkout: Pick<Checkout, 'details' | 'problems'>;
  readonly name: 'shipping' | 'billing';
  readonly findsPlaces: boolean;
}

/**
 * Renders the street. With an address service it suggests addresses; the label is beside it, so that the list is not part of its
 * name.
 */
function Street({ checkout, name, findsPlaces }: AddressProps): ReactElement {
  const field = { name: `${name}.street`, problems: checkout.problems };
  const id = getFieldId(field.name);
  const hintId = findsPlaces ? `${id}-hint` : undefined;
  return (
    <div className="org-pay-field">
      <label htmlFor={id}>Street and number</label>
      <div className="org-pay-find">
        <TextInput
          {...field}
          value={checkout.details[name].street}
          autoComplete={`${name} street-address`}
          hintId={hintId}
        />
      </div>
      {hintId && (
        <small className="org-pay-hint" id={hintId} data-part="hint">
          Suggestions appear while you type
        </small>
      )}
      <FieldProblem {...field} />
    </div>
  );
}

/**
 * Renders the province: a select where the country's provinces are known. It also lists those of the other countries that need
 * one, so that another country can be chosen without a script.
 */
function Province({ checkout, name }: AddressProps): ReactElement {
  const field = { name: `${name}.province`, problems: checkout.problems };
  const { countryCode, province } = checkout.details[name];
  const autoComplete = `${name} address-level1`;
  const selected = readProvince(countryCode, province);
  // A text that is no province stays in a text input, to be corrected.
  if (!knowsProvinces(countryCode) || (province !== '' && selected === undefined))
    return (
      <TextField
        {...field}
        label="Province or state"
        value={province}
        autoComplete={autoComplete}
        maxLength={120}
      />
    );
  const countries = [countryCode, ...PROVINCE_COUNTRIES.filter((one) => one !== countryCode)];
  return (
    <label className="org-pay-field">
      <span>Province or state</span>
      <select
        id={getFieldId(field.name)}
        name={getFormName(field.name)}
        defaultValue={selected ?? ''}
        autoComplete={autoComplete}
        aria-required
        {...getFieldState(field)}
      >
        <option value="">Choose…</option>
        {countries.map((country) => (
          <optgroup key={country} label={countryName(country)}>
            {provinceOptions(country).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldProblem {...field} />
    </label>
  );
}

function Country({ checkout, name }: AddressProps): ReactElement {
  const field = { name: `${name}.countryCode`, problems: checkout.problems };
  return (
    <label className="org-pay-field">
      <span>Country</span>
      <select
        id={getFieldId(field.name)}
        name={getFormName(field.name)}
        defaultValue={checkout.details[name].countryCode}
        autoComplete={`${name} country`}
        aria-required
        {...getFieldState(field)}
      >
        <option value="">Choose…</option>
        {countryOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldProblem {...field} />
    </label>
  );
}

/**
 * Renders the fields of an address. With an address service, a script fills the others in from the street; without it, without a
 * script and when it fails they are ordinary fields.
 */
export function CheckoutAddress(props: AddressProps): ReactElement {
  const { checkout, name, findsPlaces } = props;
  const { details, problems } = checkout;
  return (
    <div
      className="org-pay-address"
      {...(findsPlaces && { 'data-enhance': 'checkout-address', 'data-options': SUGGESTIONS })}
    >
      <Street {...props} />
      <div className="org-pay-two">
        <TextField
          name={`${name}.city`}
          problems={problems}
          label="City"
          value={details[name].city}
          autoComplete={`${name} address-level2`}
          maxLength={120}
        />
        <Province {...props} />
      </div>
      <div className="org-pay-two">
        <TextField
          name={`${name}.postalCode`}
          problems={problems}
          label="Postal code"
          value={details[name].postalCode}
          autoComplete={`${name} postal-code`}
          maxLength={20}
        />
        <Country {...props} />
      </div>
    </div>
  );
}
