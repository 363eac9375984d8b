import type { OpenException, OpenInterval } from '@org/schema';

/** Form values of the company section. */
export type GeneralValues = {
  company_name: string;
  legal_name: string;
  tax_number: string;
  email: string;
  phone: string;
  address: string;
  timezone: string;
  locale: string;
  currency: string;
  date_style: string;
  number_style: string;
  main_logo: string;
  main_logo_alt: string;
  favicon: string;
  use_vehicle: boolean;
  weekly: readonly OpenInterval[];
  exceptions: readonly OpenException[];
};
