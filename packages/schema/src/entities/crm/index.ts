/** Customers, notes, forms, tags and custom fields. */
export {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  type CustomFieldType,
  type CustomFieldUpdate,
  type CustomFieldWrite,
  customFieldSchema,
} from './custom-field.schema.ts';
export {
  ADDRESS_TYPES,
  type Address,
  type Contact,
  CUSTOMER_FIELDS,
  CUSTOMER_STATUSES,
  CUSTOMER_TEXTS,
  type Customer,
  type CustomerCreate,
  type CustomerStatus,
  type CustomerText,
  type CustomerUpdate,
  type CustomValue,
  customerCreateSchema,
  customerSchema,
  customerUpdateSchema,
  MAX_ADDRESSES,
  MAX_CONTACTS,
} from './customer.schema.ts';
export {
  ACTIVITY_TYPES,
  type ActivityEntry,
  type ActivityType,
  CUSTOMER_COUNTS,
  type CustomerCount,
  type CustomerDate,
  type CustomerFigures,
  type CustomerMoney,
  customerEmailSchema,
} from './customer-activity.schema.ts';
export {
  FORM_SUBMISSION_FIELDS,
  FORM_SUBMISSION_STATUS,
  type FormFile,
  type FormSubmission,
  type FormSubmissionStatus,
  type FormSubmissionUpdate,
  formReplySchema,
  formSubmissionBulkSchema,
  formSubmissionCreateSchema,
  formSubmissionSchema,
  formSubmissionUpdateSchema,
  type Notified,
} from './form-submission.schema.ts';
export {
  NOTE_FIELDS,
  type Note,
  type NoteCreate,
  type NoteUpdate,
  noteCreateSchema,
  noteSchema,
  noteUpdateSchema,
} from './note.schema.ts';
export {
  TAG_COLORS,
  type Tag,
  type TagColor,
  type TagRef,
  tagSchema,
} from './tag.schema.ts';
export {
  CHECK_IN_STATUSES,
  VEHICLE_TYPES,
  type Vehicle,
  type VehicleType,
  type VehicleWrite,
  vehicleName,
} from './vehicle.schema.ts';
