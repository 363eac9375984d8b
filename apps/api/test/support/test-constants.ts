/** Name of the database that test files copy. */
export const TEMPLATE_DATABASE = 'atrium_template';
/** Secret of temporary installations. */
export const TEST_SECRET = 'a-secret-for-throw-away-test-databases';
