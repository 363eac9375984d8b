import { PLACE_ADDRESS_PATH, PLACES_PATH } from '@org/blocks/definitions';
import { escapeHtml } from '@org/content/html';
import {
  type Checkout,
  countryName,
  countryOptions,
  knowsProvinces,
  MESSAGES,
  type OrderAddress,
  provinceOptions,
  readProvince,
  TIMES,
} from '@org/schema';
import type { Fields } from './checkout-fields.ts';

/** Countries with known provinces. */
const PROVINCE_COUNTRIES = ['CA', 'US'];

/** Texts and settings of the script that suggests addresses. Source: FORM-026, ERR-008. */
const FINDING = escapeHtml(
  JSON.stringify({
    delay: TIMES.placesDebounce,
    told: 'Suggestions: #',
    failed: `${MESSAGES.addressFailed}: please type the whole address`,
    find: PLACES_PATH,
    address: PLACE_ADDRESS_PATH,
  }),
);

/**
 * Renders the street. With an address service it suggests addresses; the label is beside it, so that the list is not part of its
 * name.
 */
function streetHtml(
  { getId, input, wrong }: Fields,
  name: string,
  value: string,
  findsPlaces: boolean,
): string {
  const at = `${name}.street`;
  const hintId = findsPlaces ? `${getId(at)}-hint` : undefined;
  const hint = hintId
    ? `<small class="org-pay-hint" id="${hintId}" data-part="hint">Suggestions appear while you type</small>`
    : '';
  const complete = `${name} street-address`;
  return `<div class="org-pay-field"><label for="${getId(at)}">Street and number</label><div class="org-pay-find">${input(at, value, { complete, ...(hintId && { hintId }) })}</div>${hint}${wrong(at)}</div>`;
}

/**
 * The province: a choice where the country's provinces are known. Those of the other countries that need one stand below, so that
 * another country can be chosen without a script.
 */
function provinceHtml(
  fields: Fields,
  name: string,
  { countryCode, province }: Pick<OrderAddress, 'countryCode' | 'province'>,
): string {
  const { getId, about, wrong, field } = fields;
  const at = `${name}.province`;
  const complete = `${name} address-level1`;
  const chosen = readProvince(countryCode, province);
  // What was typed and is no province stays in a line of text, to be corrected.
  if (!knowsProvinces(countryCode) || (province !== '' && chosen === undefined))
    return field(at, 'Province or state', province, { complete, most: 120 });
  const countries = [countryCode, ...PROVINCE_COUNTRIES.filter((one) => one !== countryCode)];
  const groups = countries.map((country) => {
    const options = provinceOptions(country).map(
      ({ value, label }) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<optgroup label="${escapeHtml(countryName(country))}">${options.join('')}</optgroup>`;
  });
  return `<label class="org-pay-field"><span>Province or state</span><select id="${getId(at)}" name="${name}_province" autocomplete="${complete}" aria-required="true"${about(at)}><option value="">Choose…</option>${groups.join('')}</select>${wrong(at)}</label>`;
}

/**
 * An address of a checkout by its parts. Where the installation knows a service of places, the street finds the others; without
 * it, without a script and when it fails they are fields like any. Source: CART-023, FORM-026, ERR-008.
 */
export function addressHtml(
  fields: Fields,
  { details }: Pick<Checkout, 'details'>,
  name: 'shipping' | 'billing',
  findsPlaces: boolean,
): string {
  const { field, about, wrong, getId } = fields;
  const address = details[name];
  const countries = countryOptions().map(
    ({ value, label }) =>
      `<option value="${value}"${value === address.countryCode ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  const at = `${name}.countryCode`;
  const alive = findsPlaces ? ` data-enhance="checkout-address" data-options="${FINDING}"` : '';
  const town = `<div class="org-pay-two">${field(`${name}.city`, 'City', address.city, { complete: `${name} address-level2`, most: 120 })}${provinceHtml(fields, name, address)}</div>`;
  const country = `<label class="org-pay-field"><span>Country</span><select id="${getId(at)}" name="${name}_countryCode" autocomplete="${name} country" aria-required="true"${about(at)}><option value="">Choose…</option>${countries.join('')}</select>${wrong(at)}</label>`;
  return `<div class="org-pay-address"${alive}>${streetHtml(fields, name, address.street, findsPlaces)}${town}<div class="org-pay-two">${field(`${name}.postalCode`, 'Postal code', address.postalCode, { complete: `${name} postal-code`, most: 20 })}${country}</div></div>`;
}
