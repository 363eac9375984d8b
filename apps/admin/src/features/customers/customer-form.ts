import { yupResolver } from '@hookform/resolvers/yup';
import { customFieldsToBody, customFieldsToForm } from '@org/admin-kit';
import {
  CUSTOMER_TEXTS,
  type Customer,
  type CustomerStatus,
  type CustomerText,
  customerCreateSchema,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** An address in the form. */
export type AddressValues = {
  type: string;
  street: string;
  city: string;
  province: string;
  postalCode: string;
  countryCode: string;
};

/** A contact in the form. */
export type ContactValues = {
  name: string;
  role: string;
  email: string;
  phone: string;
  isPrimary: boolean;
};

/** A vehicle in the form; a new one has no id. */
export type VehicleValues = {
  id?: number;
  type: string;
  vin: string;
  make: string;
  model: string;
  year: string;
  color: string;
  plate: string;
  odometer: string;
  check_in_status: string;
  notes: string;
};

/** Form values of a customer. */
export type CustomerFormValues = Record<CustomerText, string> & {
  status: string;
  /** '' for nobody. */
  owner_id: string;
  addresses: AddressValues[];
  contacts: ContactValues[];
  vehicles: VehicleValues[];
  /** Values of the custom fields by key. */
  custom_fields: Record<string, unknown>;
  consent_email: boolean;
  consent_sms: boolean;
};

/** An empty address. */
export const EMPTY_ADDRESS: AddressValues = {
  type: 'billing',
  street: '',
  city: '',
  province: '',
  postalCode: '',
  countryCode: '',
};

/** An empty contact. */
export const EMPTY_CONTACT: ContactValues = {
  name: '',
  role: '',
  email: '',
  phone: '',
  isPrimary: false,
};

/** An empty vehicle. */
export const EMPTY_VEHICLE: VehicleValues = {
  type: 'car',
  vin: '',
  make: '',
  model: '',
  year: '',
  color: '',
  plate: '',
  odometer: '',
  check_in_status: '',
  notes: '',
};

/** Returns the form values of a new customer. */
export function emptyCustomerForm(): CustomerFormValues {
  return {
    ...(Object.fromEntries(CUSTOMER_TEXTS.map((name) => [name, ''])) as Record<
      CustomerText,
      string
    >),
    status: 'active',
    owner_id: '',
    addresses: [],
    contacts: [],
    vehicles: [],
    custom_fields: {},
    consent_email: false,
    consent_sms: false,
  };
}

/** Returns the form values of a stored customer. */
export function customerToForm(customer: Customer): CustomerFormValues {
  const { status, owner, consent } = customer;
  const texts = CUSTOMER_TEXTS.map((name) => [name, customer[name]]);
  return {
    ...(Object.fromEntries(texts) as Record<CustomerText, string>),
    status,
    owner_id: owner ? String(owner.id) : '',
    addresses: customer.addresses.map((address) => ({
      type: address.type,
      street: address.street,
      city: address.city,
      province: address.province,
      postalCode: address.postalCode,
      countryCode: address.countryCode,
    })),
    contacts: customer.contacts.map(({ name, role, email, phone, isPrimary }) => ({
      name,
      role,
      email,
      phone,
      isPrimary,
    })),
    vehicles: customer.vehicles.map(({ odometer, ...vehicle }) => ({
      ...vehicle,
      odometer: odometer === null ? '' : String(odometer),
    })),
    custom_fields: customFieldsToForm(customer.custom_fields),
    consent_email: consent.email,
    consent_sms: consent.sms,
  };
}

/** Returns the body that creates or updates a customer. */
export function toCustomerBody(values: CustomerFormValues) {
  const { owner_id, vehicles, custom_fields, consent_email, consent_sms, status, ...plain } =
    values;
  return {
    ...plain,
    status: status as CustomerStatus,
    owner_id: owner_id ? Number(owner_id) : null,
    vehicles: vehicles.map(({ odometer, ...vehicle }) => ({
      ...vehicle,
      odometer: odometer.trim() === '' ? null : Number(odometer.replaceAll(/[\s,.']/g, '')),
    })),
    custom_fields: customFieldsToBody(custom_fields),
    consent: { email: consent_email, sms: consent_sms },
  };
}

const check = yupResolver(customerCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
export const customerResolver: Resolver<CustomerFormValues> = async (values, context, options) => {
  const result = await check(
    toCustomerBody(values) as Record<string, unknown>,
    context,
    options as never,
  );
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
