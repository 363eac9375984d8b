import { type InferType, object, string } from 'yup';
import { countryField } from './contact-fields.ts';
import { lineField } from './fields.ts';
import { placeAddressSchema } from './places.schema.ts';

/** An address of an order, in the parts that a service of places gives. Source: FORM-026. */
export const orderAddressSchema = placeAddressSchema.shape({
  street: string().defined(),
  country: string().defined(),
  countryCode: string().defined(),
});
export type OrderAddress = InferType<typeof orderAddressSchema>;

/** The parts of an address as they are sent. Each may be left out: which of them are needed depends on how an order is delivered. */
export const addressInput = () =>
  object({
    street: lineField(200).trim(),
    city: lineField(120).trim(),
    province: lineField(120).trim(),
    postalCode: lineField(20).trim(),
    country: lineField(120).trim(),
    countryCode: countryField(),
  }).noUnknown();
export type AddressInput = InferType<ReturnType<typeof addressInput>>;
