import { array, type InferType, object, string } from 'yup';

/** Links searches to the chosen result, so that the service bills them as one session: 32 hexadecimal digits. */
const sessionField = () => string().matches(/^[0-9a-f]{32}$/, 'Use 32 hexadecimal digits');

/** Query of an address search. */
export const placesSearchSchema = object({
  search: string().trim().min(3).max(200).required(),
  session: sessionField().required(),
}).noUnknown();

/** Id of the chosen address at the service. */
export const placeChoiceSchema = object({
  place: string()
    .max(400)
    .matches(/^[\w-]+$/, 'Use the id of a place')
    .required(),
  session: sessionField().required(),
}).noUnknown();

/** A suggested address. */
export const placeSchema = object({
  text: string().required(),
  /** Id of the address at the service. */
  value: string().required(),
}).noUnknown();
export type Place = InferType<typeof placeSchema>;

/** Maximum number of suggested addresses. */
export const MAX_PLACES = 5;

/** Suggested places of an address search. */
export const placesSchema = array(placeSchema.required()).max(MAX_PLACES).required();

/** An address by its parts, each '' when absent. */
export const placeAddressSchema = object({
  street: string().required(),
  city: string().defined(),
  province: string().defined(),
  postalCode: string().defined(),
  country: string().required(),
  /** ISO 3166-1, two letters. */
  countryCode: string()
    .matches(/^[A-Z]{2}$/)
    .required(),
}).noUnknown();
export type PlaceAddress = InferType<typeof placeAddressSchema>;
