import type { DocumentDefaults } from './document-columns.ts';

/** Returns the defaults that new quotes and invoices share. */
export function commonDefaults({ settings, currency }: DocumentDefaults) {
  const { taxInclusive, footer, taxes, depositType, deposit } = settings;
  return {
    currency,
    taxInclusive,
    footer,
    depositType,
    deposit,
    taxIds: taxes.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  };
}
