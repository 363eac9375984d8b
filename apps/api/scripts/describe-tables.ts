/** Reads one SQL statement. */
export type Query = <Row>(statement: string) => Promise<Row[]>;

/** A column as PostgreSQL describes it. */
export interface ColumnFacts {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  /** Name of the type, such as `bigint`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** True for ids that the database numbers and for columns that it computes. */
  readonly isGenerated: boolean;
  /** Values that a check allows, for a column that is one of a few texts. */
  readonly choices: readonly string[] | null;
  readonly comment: string | null;
  readonly tableComment: string | null;
}

const COLUMNS = `
  select n.nspname as schema, t.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull and a.attgenerated = '' as "isNullable",
    d.adbin is not null and a.attgenerated = '' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated",
    (select array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g'))[1])
      from pg_constraint k
      where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%' limit 1) as choices,
    col_description(t.oid, a.attnum) as comment, obj_description(t.oid) as "tableComment"
  from pg_attribute a
    join pg_class t on t.oid = a.attrelid
    join pg_namespace n on n.oid = t.relnamespace
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where n.nspname in ('app', 'platform') and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by n.nspname, t.relname, a.attnum`;

/** Describes the columns of the tables of tenants and of the platform, in the order of the tables. */
export const describeTables = (query: Query): Promise<ColumnFacts[]> => query<ColumnFacts>(COLUMNS);
