/** Endpoint of forms, on the host name of their page. */
export const SUBMIT_PATH = '/api/v1/form/submit/';

/** Endpoint of address suggestions and of addresses. */
export const PLACES_PATH = '/api/v1/site/places/';
/** Path of the endpoint that returns the address of a suggested place. */
export const PLACE_ADDRESS_PATH = '/api/v1/site/places/address/';

/** Endpoint of newsletter sign-ups. */
export const SIGNUP_PATH = '/api/v1/signup/';

/** Endpoint of the cart's forms for browsers without scripts. */
export const CART_FORM_PATH = '/api/v1/cart/form/';
