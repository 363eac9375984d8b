import { array, type InferType, object, string } from 'yup';

/** Ties what was looked for to what was chosen, so that the service counts both as one search: 32 hexadecimal digits. */
const sessionField = () => string().matches(/^[0-9a-f]{32}$/, 'Use 32 hexadecimal digits');

/** What is typed into the box of an address. */
export const placesSearchSchema = object({
  search: string().trim().min(3).max(200).required(),
  session: sessionField().required(),
}).noUnknown();

/** The place that was chosen, by the service's own id. */
export const placeChoiceSchema = object({
  place: string()
    .max(400)
    .matches(/^[\w-]+$/, 'Use the id of a place')
    .required(),
  session: sessionField().required(),
}).noUnknown();

/** A place that fits what was typed. */
export const placeSchema = object({
  text: string().required(),
  /** The service's id of it. */
  value: string().required(),
}).noUnknown();
export type Place = InferType<typeof placeSchema>;

/** Most places that are suggested. */
export const MAX_PLACES = 5;

export const placesSchema = array(placeSchema.required()).max(MAX_PLACES).required();

/** An address by its parts, each '' where the place has none. Source: FORM-026. */
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
