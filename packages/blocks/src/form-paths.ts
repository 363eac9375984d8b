/** Where forms send what they hold, on the host name of their page. Source: API-FORM-01. */
export const SUBMIT_PATH = '/api/v1/form/submit/';

/** Where places are looked for while an address is typed, and where the address of one is asked for. Source: FORM-026. */
export const PLACES_PATH = '/api/v1/site/places/';
export const PLACE_ADDRESS_PATH = '/api/v1/site/places/address/';

/** Where sign-ups to newsletters go. Source: API-SIGNUP-01. */
export const SIGNUP_PATH = '/api/v1/signup/';

/** Where forms of the cart go from browsers without scripts. Source: CART-003 to CART-006. */
export const CART_FORM_PATH = '/api/v1/cart/form/';
