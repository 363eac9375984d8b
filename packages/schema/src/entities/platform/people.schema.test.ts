import { describe, expect, it } from 'vitest';
import {
  agencySchema,
  loginSchema,
  meSchema,
  PLANS,
  TENANT_MODULES,
  tenantSchema,
  userSchema,
} from './people.schema.ts';

const strict = { strict: true } as const;
const tenant = { id: 3, guid: '8d4f', name: 'Northwind', slug: 'northwind', favicon: '' };
const agency = { id: 1, name: 'Studio', status: 1 };
const user = {
  id: 5,
  role_id: '4',
  role: 'MANAGER',
  displayName: 'Ada',
  firstname: 'Ada',
  lastname: '',
  email: 'ada@example.com',
};

describe.each([
  ['TEN-001 a tenant', tenantSchema, tenant, ['id', 'guid', 'favicon']],
  ['TEN-002 an agency', agencySchema, agency, ['name', 'status']],
  ['USER-001 a user', userSchema, user, ['id', 'role_id', 'displayName']],
] as const)('%s', (title, schema, row, fields) => {
  it.each(fields)(`${title} has %s`, (field) => {
    expect(schema.isValidSync(row, strict)).toBe(true);
    const without = Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
    expect(schema.isValidSync(without, strict)).toBe(false);
  });

  it('has no other fields', () => {
    expect(schema.isValidSync({ ...row, password: 'x' }, strict)).toBe(false);
  });
});

it('TEN-002 accepts 1 and other statuses of an agency', () => {
  const accepts = (status: unknown): boolean =>
    agencySchema.isValidSync({ ...agency, status }, strict);
  expect([1, 0, 2, -1, '1'].map(accepts)).toEqual([true, true, true, false, false]);
});

it('PERM-002 allows the plans basic and enterprise, and additional modules', () => {
  expect({ plans: PLANS, modules: TENANT_MODULES }).toEqual({
    plans: ['basic', 'enterprise'],
    modules: ['email_marketing'],
  });
  const formats = { locale: '', timezone: '', date_style: '', number_style: '' };
  const me = {
    user: { ...user, ...formats },
    settings: null,
    tenant,
    agency,
    tenants: [tenant],
    suspended: [],
    permissions: {},
    scope: 'tenant',
    siteUrl: null,
  };
  const accepts = (plan: unknown): boolean =>
    meSchema.isValidSync({ ...me, version: '0.1.0', demo: false, plan }, strict);
  expect(
    [
      { level: 'enterprise', modules: ['email_marketing'] },
      { level: 'basic', modules: [] },
      null,
      { level: 'gold', modules: [] },
      { level: 'basic', modules: ['voip'] },
    ].map(accepts),
  ).toEqual([true, true, true, false, false]);
});

it.each([
  [{ email: ' ada@example.com ', password: 'x' }, undefined],
  [{ email: 'ada', password: 'x' }, 'Please enter a valid email address'],
  [{ email: '', password: 'x' }, 'Please enter your email address'],
  [{ email: 'ada@example.com', password: '' }, 'Please enter your password'],
])('requires email and password to sign in: %j', (body, problem) => {
  const validate = (): unknown => loginSchema.validateSync(body);
  if (problem === undefined)
    expect(validate()).toEqual({ email: 'ada@example.com', password: 'x' });
  else expect(validate).toThrow(problem);
});
