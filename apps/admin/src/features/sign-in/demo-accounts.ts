/** Accounts of the demo seed, and their shared password. */
export const DEMO_PASSWORD = 'atrium-demo';

export const DEMO_ACCOUNTS = [
  { email: 'owner@atrium.test', label: 'Owner', note: 'the platform' },
  { email: 'agency@atrium.test', label: 'Agency', note: 'all its tenants' },
  { email: 'admin@atrium.test', label: 'Administrator', note: 'both tenants' },
  { email: 'manager@atrium.test', label: 'Manager', note: 'runs the business' },
  { email: 'editor@atrium.test', label: 'Editor', note: 'pages and media' },
] as const;
