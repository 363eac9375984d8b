/** Password of all demo users. It only works on loopback addresses outside of production. */
export const DEMO_PASSWORD = 'atrium-demo';

/** Email address of the demo's administrator, which a server shows when it starts. */
export const DEMO_SIGN_IN = 'admin@atrium.test';

/** Slug of the demo tenant with every feature. The admin's host shows its public data to visitors. */
export const MAIN_DEMO_TENANT = 'demo';
