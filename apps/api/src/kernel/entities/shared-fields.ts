/** Columns that a record has under the same name and with values of the same type. */
export type SharedFields<Row, Rec> = {
  [Name in keyof Row & keyof Rec as Row[Name] extends Rec[Name] ? Name : never]: Row[Name];
};

/** Types of a schema's fields whose values are plain, and are compared with those of the column. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

function isOfType(value: unknown, type: string | undefined): boolean {
  if (value === null || value instanceof Date) return value === null;
  return type !== undefined && PLAIN.has(type) ? typeof value === type : typeof value === 'object';
}

/**
 * Returns a function that copies the fields of a record that are columns of the same name and type. Columns that a list does not
 * read are left out, as are times and amounts, which records have as other types.
 * @param schema - schema of the record
 */
export function sharedFields<Row extends object, Rec extends object>(schema: {
  readonly fields: { readonly [Name in keyof Rec]?: object };
}): (row: Row) => SharedFields<Row, Rec> {
  const types = Object.entries<object | undefined>(schema.fields).map(([name, field]) => ({
    name,
    type: (field as { readonly type?: string } | undefined)?.type,
  }));
  return (row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(
      types.flatMap(({ name, type }) => {
        const value = values.get(name);
        return value !== undefined && (type === 'mixed' || isOfType(value, type))
          ? [[name, value]]
          : [];
      }),
    ) as SharedFields<Row, Rec>;
  };
}
