import { CUSTOM_FIELD_PREFIX, type FieldType, type ListFields } from '@org/schema';
import type { CustomField, CustomFieldType } from '@org/schema/entities';

const LISTED: Readonly<Partial<Record<CustomFieldType, FieldType>>> = {
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'enum',
};

/** Converts custom fields to fields of the list. */
export function toListFields(fields: readonly CustomField[]): ListFields {
  return Object.fromEntries(
    fields.map(({ key, label, type, options }) => [
      `${CUSTOM_FIELD_PREFIX}${key}`,
      {
        type: LISTED[type] ?? 'text',
        label,
        ...(type === 'select' && {
          options: options.map((value) => ({ value, label: value })),
        }),
      },
    ]),
  );
}
