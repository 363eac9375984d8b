/** Database that test files copy. */
export const TEMPLATE_DATABASE = 'atrium_template';
/** Secret of throw-away installations. */
export const TEST_SECRET = 'a-secret-for-throw-away-test-databases';
