import { PLACE_ADDRESS_PATH, PLACES_PATH } from '@org/blocks/definitions';
import { escapeHtml } from '@org/content/html';
import { type Checkout, countryOptions, MESSAGES, TIMES } from '@org/schema';
import type { Fields } from './checkout-fields.ts';

/** What the script is told that finds addresses. Source: FORM-026, ERR-008. */
const FINDING = escapeHtml(
  JSON.stringify({
    delay: TIMES.placesDebounce,
    told: 'Suggestions: #',
    failed: `${MESSAGES.addressFailed}: please type the whole address`,
    find: PLACES_PATH,
    address: PLACE_ADDRESS_PATH,
  }),
);

/** The street. With a service of places it suggests addresses; its label stands beside it, so that the list is no part of its name. */
function streetHtml(
  { idOf, input, wrong }: Fields,
  name: string,
  value: string,
  findsPlaces: boolean,
): string {
  const at = `${name}.street`;
  const hintId = findsPlaces ? `${idOf(at)}-hint` : undefined;
  const hint = hintId
    ? `<small class="org-pay-hint" id="${hintId}" data-part="hint">Suggestions appear while you type</small>`
    : '';
  const complete = `${name} street-address`;
  return `<div class="org-pay-field"><label for="${idOf(at)}">Street and number</label><div class="org-pay-find">${input(at, value, { complete, ...(hintId && { hintId }) })}</div>${hint}${wrong(at)}</div>`;
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
  const { field, about, wrong, idOf } = fields;
  const address = details[name];
  const countries = countryOptions().map(
    ({ value, label }) =>
      `<option value="${value}"${value === address.countryCode ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  const at = `${name}.countryCode`;
  const alive = findsPlaces ? ` data-enhance="checkout-address" data-options="${FINDING}"` : '';
  const town = `<div class="org-pay-two">${field(`${name}.city`, 'City', address.city, { complete: `${name} address-level2`, most: 120 })}${field(`${name}.province`, 'Province or state', address.province, { complete: `${name} address-level1`, most: 120 })}</div>`;
  const country = `<label class="org-pay-field"><span>Country</span><select id="${idOf(at)}" name="${name}_countryCode" autocomplete="${name} country" aria-required="true"${about(at)}><option value="">Choose…</option>${countries.join('')}</select>${wrong(at)}</label>`;
  return `<div class="org-pay-address"${alive}>${streetHtml(fields, name, address.street, findsPlaces)}${town}<div class="org-pay-two">${field(`${name}.postalCode`, 'Postal code', address.postalCode, { complete: `${name} postal-code`, most: 20 })}${country}</div></div>`;
}
