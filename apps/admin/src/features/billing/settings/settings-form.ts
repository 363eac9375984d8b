import { changedFields, toNumber, validateBy } from '@org/admin-kit';
import {
  type BillingSettings,
  billingSettingsUpdateSchema,
  type StructuredSettings,
  type TaxCategory,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of the settings. Numbers are text. */
export type SettingsValues = {
  taxes: {
    id: number | null;
    name: string;
    rate: string;
    isDefault: boolean;
    category: TaxCategory;
  }[];
  taxInclusive: boolean;
  dueDays: string;
  validDays: string;
  depositType: 'percent' | 'amount';
  deposit: string;
  quoteTerms: string;
  invoiceTerms: string;
  footer: string;
  bankDetails: string;
  quoteNumber: string;
  invoiceNumber: string;
  creditNoteNumber: string;
  /** Days, separated by commas. */
  reminderDays: string;
  reminderSubject: string;
  reminderMessage: string;
  quoteReminderDays: string;
  structured: StructuredSettings;
};

/** Returns the form values of stored settings. */
export function settingsToForm(settings: BillingSettings): SettingsValues {
  const {
    taxes,
    dueDays,
    validDays,
    deposit,
    version: _version,
    reminderDays,
    quoteReminderDays,
    ...plain
  } = settings;
  return {
    ...plain,
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: String(rate) })),
    dueDays: String(dueDays),
    validDays: String(validDays),
    deposit: deposit === 0 ? '' : String(deposit),
    reminderDays: reminderDays.join(', '),
    quoteReminderDays: quoteReminderDays === null ? '' : String(quoteReminderDays),
  };
}

/** Returns the days of a text such as `-3, 7, 14`; what is no number stays, so that its validation names it. */
const toDays = (text: string): (number | string)[] =>
  text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((part) => toNumber(part.replace('−', '-')) ?? part);

/** Returns true for a rate of 0, which needs a reason. */
export const isZeroRate = (rate: string): boolean => toNumber(rate) === 0;

function wholeBody(values: SettingsValues) {
  const { taxes, dueDays, validDays, deposit, reminderDays, quoteReminderDays, ...plain } = values;
  return {
    ...plain,
    taxes: taxes.map(({ id, name, rate, isDefault, category }) => ({
      ...(id !== null && { id }),
      name: name.trim(),
      rate: toNumber(rate) ?? undefined,
      isDefault,
      category: isZeroRate(rate) ? (category === 'S' ? 'Z' : category) : 'S',
    })),
    dueDays: toNumber(dueDays) ?? undefined,
    validDays: toNumber(validDays) ?? undefined,
    deposit: toNumber(deposit) ?? 0,
    reminderDays: toDays(reminderDays),
    quoteReminderDays: quoteReminderDays.trim() === '' ? null : toNumber(quoteReminderDays),
  };
}

/** Returns the body that saves the changed settings. */
export function toSettingsBody(
  values: SettingsValues,
  base: SettingsValues | undefined,
  version: number | undefined,
): object {
  const body = wholeBody(values);
  return {
    ...(base ? changedFields(body, wholeBody(base)) : body),
    ...(version !== undefined && { version }),
  };
}

/** Validates the form by the server's rules. */
export const settingsResolver: Resolver<SettingsValues> = validateBy(
  billingSettingsUpdateSchema,
  wholeBody,
);
