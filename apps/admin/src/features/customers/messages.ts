import type { CustomerStatus, VehicleType } from '@org/schema';
import type { Tone } from '@org/ui';

/** What a customer's status is called, and its colour. */
export const STATUS: Readonly<Record<CustomerStatus, { label: string; tone: Tone }>> = {
  lead: { label: 'Lead', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};

/** What kinds of vehicles are called. */
export const VEHICLE_LABELS: Readonly<Record<VehicleType, string>> = {
  car: 'Car',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
};

/** Where a vehicle is in the workshop. */
export const CHECK_IN_LABELS: Readonly<Record<string, string>> = {
  '': 'Not here',
  checked_in: 'Checked in',
  in_service: 'In service',
  ready: 'Ready',
  checked_out: 'Checked out',
};

/** What the fields of a customer are called. */
export const LABELS = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  job_title: 'Job title',
  website: 'Website',
  country: 'Country',
  status: 'Status',
  source: 'Source',
  owner_id: 'Owner',
  addresses: 'Addresses',
  vehicles: 'Vehicles',
  custom_fields: 'More',
  consent_email: 'Agreed to emails',
  consent_sms: 'Agreed to text messages',
} as const;

/** Texts of customers. */
export const text = {
  customers: 'Customers',
  newCustomer: 'New customer',
  untitled: 'Without a name',
  create: 'Create customer',
  save: 'Save customer',
  created: 'Customer created',
  saved: 'Customer saved',
  see: 'see customers',
  add: 'add customers',
  all: 'All customers',
  emptyTitle: 'No customers yet',
  emptyText: 'Add the first one, or import them from a file.',
  importFile: 'Import',
  duplicates: 'Find duplicates',
  sectionPerson: 'Person',
  sectionWork: 'Company',
  sectionContact: 'Contact',
  sectionPlace: 'Relationship',
  sectionConsent: 'Consent',
  sectionAddresses: 'Addresses',
  sectionVehicles: 'Vehicles',
  noOwner: 'Nobody',
  noCountry: 'Not known',
  phoneHelp: 'With its country, such as +1 416 555 0123. A local number gets the country above.',
  addAddress: 'Add an address',
  addVehicle: 'Add a vehicle',
  removeAddress: 'Remove this address',
  removeVehicle: 'Remove this vehicle',
  noAddresses: 'No address yet.',
  noVehicles: 'No vehicle yet.',
  street: 'Street',
  city: 'City',
  province: 'Province or state',
  postalCode: 'Postal code',
  addressType: 'Use',
  billing: 'Billing',
  shipping: 'Shipping',
  other: 'Other',
  vehicleType: 'Type',
  vin: 'VIN',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  color: 'Colour',
  plate: 'Plate',
  odometer: 'Odometer (km)',
  checkIn: 'In the workshop',
  vehicleNotes: 'Notes',
  notes: 'Notes',
  addNote: 'Add a note',
  noNotes: 'No notes about this customer',
  allNotes: 'All notes',
  notesFailed: 'The notes could not be loaded',
  mail: 'Send an email',
  call: 'Call',
  since: 'Customer since',
} as const;
