import type { JsonSchema } from './json-schema.ts';

/** Values that fields of a name have in examples. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  email: 'ada@example.com',
  to: 'ada@example.com',
  administrator: 'ada@example.com',
  from_email: 'ada@example.com',
  reply_to: 'ada@example.com',
  host: 'mail.example.com',
  port: 587,
  security: 'starttls',
  scheduled_at: '2026-01-31T09:00:00Z',
  setTo: 12,
  token: 'Kx0s1-pTq8YvW2mZ4nB6cD9eF3gH5jK7lM_oR8uX0aA',
  phone: '+14165550123',
  firstname: 'Ada',
  lastname: 'Lovelace',
  title: 'Opening hours in winter',
  excerpt: 'When we are there for you from December on.',
  name: 'Winter',
  label: 'Shoe size',
  slug: 'opening-hours',
  path: '/classes',
  country: 'CA',
  countryCode: 'CA',
  year: '2021',
  vin: '1M8GDM9AXKP042788',
  publish_date: '2026-01-31T09:00:00Z',
  due_date: '2026-01-31',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  remind_at: '2026-01-30T09:00:00Z',
  week: '2026-W05',
  password: 'correct horse battery',
  website: 'https://example.com',
  canonical_url: 'https://example.com/opening-hours',
  image: '/media/1/example.webp',
  og_image: '/media/1/example.webp',
  session: '0123456789abcdef0123456789abcdef',
  measurement_id: 'G-AB12CD34EF',
  filter: '{"combinator":"and","rules":[]}',
  filters: {
    combinator: 'and',
    rules: [{ field: 'order.count', operator: 'gte', value: 1 }],
  },
  steps: [{ id: 'goodbye', kind: 'end' }],
  entity: 'customers',
  timezone: 'America/Toronto',
  locale: 'en-CA',
  currency: 'CAD',
  componentName: 'Opening hours',
  version: 1,
  key: 'shoe_size',
  tags: 'VIP',
  content: { rootNodeId: 'box0000001', nodes: {} },
  x: 0,
  y: 0,
  width: 0.5,
  height: 0.5,
};

/** Fields that may be empty only beside another choice of the body, such as the host of a mail server. */
const NOT_EMPTY: ReadonlySet<string> = new Set(['host']);

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An example of what a schema takes: what it asks for, and of what may be left out the fields that have a known example.
 * @param schema - JSON Schema
 * @param name - the field's name
 * @returns value
 */
export function getExample(schema: JsonSchema, name = ''): unknown {
  const { type, properties, required, items, minimum, format } = schema;
  const choices = schema.enum;
  if (Array.isArray(choices)) return choices[0];
  if (schema.default !== undefined && schema.default !== null && !NOT_EMPTY.has(name))
    return schema.default;
  const kind = Array.isArray(type) ? type[0] : type;
  if (isObject(properties)) {
    const asked = new Set(Array.isArray(required) ? required : []);
    const shown = Object.entries(properties).filter(
      ([field]) => asked.has(field) || (Object.hasOwn(BY_NAME, field) && field !== 'version'),
    );
    return Object.fromEntries(
      shown.map(([field, of]) => [field, getExample(isObject(of) ? of : {}, field)]),
    );
  }
  if (kind === 'array') {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const length = isObject(items) ? Math.max(1, least) : least;
    return Array.from({ length }, () => getExample(isObject(items) ? items : {}, name));
  }
  if (kind === 'integer' || kind === 'number') {
    const known = BY_NAME[name];
    return typeof known === 'number'
      ? known
      : Math.max(1, typeof minimum === 'number' ? minimum : 1);
  }
  if (kind === 'boolean') return true;
  if (kind === 'string') {
    const known = BY_NAME[name];
    if (typeof known === 'string') return known;
    return format === 'date-time' ? '2026-01-31T09:00:00Z' : 'text';
  }
  return BY_NAME[name] ?? null;
}
