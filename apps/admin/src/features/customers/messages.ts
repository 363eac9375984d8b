import { fieldLabels } from '@org/schema';
import { CUSTOMER_FIELDS, type CustomerStatus, type VehicleType } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each customer status. */
export const STATUS: Readonly<Record<CustomerStatus, { label: string; tone: Tone }>> = {
  lead: { label: 'Lead', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};

/** Labels of vehicle types. */
export const VEHICLE_LABELS: Readonly<Record<VehicleType, string>> = {
  car: 'Car',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
};

/** Labels of check-in statuses. */
export const CHECK_IN_LABELS: Readonly<Record<string, string>> = {
  '': 'Not in the workshop',
  checked_in: 'Checked in',
  in_service: 'In service',
  ready: 'Ready',
  checked_out: 'Checked out',
};

/** Labels of a customer's fields. */
export const LABELS = {
  ...fieldLabels(CUSTOMER_FIELDS),
  website: 'Website',
  owner_id: 'Owner',
  addresses: 'Addresses',
  contacts: 'Contacts',
  vehicles: 'Vehicles',
  custom_fields: 'Custom fields',
  consent_email: 'Email consent',
  consent_sms: 'Text message consent',
} as const;

/** Texts of customers. */
export const text = {
  customers: 'Customers',
  newCustomer: 'New customer',
  untitled: 'Unnamed customer',
  create: 'Create customer',
  save: 'Save customer',
  created: 'Customer created',
  saved: 'Customer saved',
  see: 'see customers',
  add: 'add customers',
  all: 'All customers',
  emptyTitle: 'No customers yet',
  emptyText: 'Add the first one, or import them from a file.',
  more: 'More about customers',
  importFile: 'Import a file',
  duplicates: 'Find duplicates',
  sectionPerson: 'Person',
  sectionContact: 'Contact',
  sectionPlace: 'Relationship',
  sectionAddresses: 'Addresses',
  sectionVehicles: 'Vehicles',
  sectionContacts: 'Contacts',
  addContact: 'Add a contact',
  removeContact: 'Remove this contact',
  noContacts: 'No contacts yet. Add the people you talk to at this company.',
  contactName: 'Contact name',
  contactRole: 'Role',
  contactEmail: 'Direct email',
  contactPhone: 'Direct phone',
  contactPrimary: 'Main contact',
  noOwner: 'Unassigned',
  noCountry: 'Choose a country',
  phoneHelp: 'A local number such as 416 555 0123, or one with its country code.',
  addAddress: 'Add an address',
  addVehicle: 'Add a vehicle',
  removeAddress: 'Remove this address',
  removeVehicle: 'Remove this vehicle',
  noAddresses: 'No addresses yet.',
  noVehicles: 'No vehicles yet.',
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
  color: 'Color',
  plate: 'Plate',
  odometer: 'Odometer (km)',
  checkIn: 'In the workshop',
  vehicleNotes: 'Notes',
  noNotes: 'No notes about this customer',
  call: 'Call',
  duplicatesTitle: 'Probable duplicates',
  duplicatesFound: (count: number) =>
    `${count} ${count === 1 ? 'group' : 'groups'} of similar customers`,
  duplicatesFailed: 'Duplicates could not be loaded',
  noDuplicates: 'No duplicates',
  noDuplicatesText: 'No two customers share an email, a phone number, or a name in one country.',
  sameEmail: 'The same email',
  samePhone: 'The same phone number',
  sameName: 'The same name',
  dismiss: 'Not duplicates',
  dismissed: 'These customers will not be proposed as duplicates again.',
  undo: 'Undo',
  mergeUndone: 'Merge undone',
  keep: 'Keep',
  merge: 'Merge',
  merged: 'Customers merged',
  mergeTitle: (count: number) => `Merge ${count} customers?`,
  mergeText:
    'Notes, vehicles, addresses and tags of all of them move to the customer you keep. The others move to the trash.',
  counts: (notes: number, vehicles: number) =>
    `${notes} ${notes === 1 ? 'note' : 'notes'}, ${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`,
  fieldsTitle: 'Customer fields',
  fieldsText:
    'Custom fields appear in every customer’s form, in filters, and in imports and exports.',
  customFields: 'Custom fields',
  noFieldsText:
    'Add what your business needs to know about a customer, such as a shoe size or a segment.',
} as const;
