/** Where forms send what they hold, on the host name of their page. Source: API-FORM-01. */
export const SUBMIT_PATH = '/api/v1/form/submit/';

/** Where sign-ups to newsletters go. Source: API-SIGNUP-01. */
export const SIGNUP_PATH = '/api/v1/signup/';
