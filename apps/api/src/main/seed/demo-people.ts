import type { RoleId } from '@org/schema';

/** Password of all demo users. It only works on loopback addresses outside of production. */
export const DEMO_PASSWORD = 'atrium-demo';
/** Sign-in that is shown at start. */
export const DEMO_SIGN_IN = 'admin@atrium.test';

/** Slug of the tenant whose public data the admin's host shows in the demo. */
export const SHOWN_TENANT = 'demo';

/** The agency that looks after the demo tenants. */
export const DEMO_AGENCY = 'Northwind Studio';

/** A person of the demo. `at`: the platform, the agency, or the named tenants. */
export interface DemoPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: RoleId;
  readonly at: 'platform' | 'agency' | readonly string[];
}

/** Everybody who can sign in to the demo. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { email: 'owner@atrium.test', firstname: 'Olive', lastname: 'Hart', role: '1', at: 'platform' },
  {
    email: 'agency@atrium.test',
    firstname: 'August',
    lastname: 'Lindqvist',
    role: '2',
    at: 'agency',
  },
  {
    email: 'admin@atrium.test',
    firstname: 'Ada',
    lastname: 'Moreau',
    role: '3',
    at: ['demo', 'plain', 'bistro', 'garage', 'studio'],
  },
  { email: 'manager@atrium.test', firstname: 'Malik', lastname: 'Osei', role: '4', at: ['demo'] },
  { email: 'editor@atrium.test', firstname: 'Edie', lastname: 'Tanaka', role: '5', at: ['demo'] },
  { email: 'visitor@atrium.test', firstname: 'Vera', lastname: 'Novak', role: '9', at: ['demo'] },
];
