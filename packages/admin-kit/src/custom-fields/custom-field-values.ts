/** Custom fields of a record. */
type StoredFields = Readonly<Record<string, { readonly value: unknown }>>;

/** Returns the form values of the custom fields of a record, by key. */
export function customFieldsToForm(fields: StoredFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
}

/** Returns custom fields as bodies have them. Inputs that were never filled in are left out, so that they are no change. */
export function customFieldsToBody(
  values: Readonly<Record<string, unknown>>,
): Record<string, { value: unknown }> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, { value }]],
    ),
  );
}
