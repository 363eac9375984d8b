import { array, type InferType, number, object, string } from 'yup';

const timeOfDay = () =>
  string()
    .matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00')
    .required('Enter a time such as 09:00');

/**
 * Times at which the emails of a campaign are sent, in the time zone of the tenant. For a campaign that is sent at the local time of
 * its recipients they are those of each recipient.
 */
export const sendWindowSchema = object({
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  days: array(number().integer().min(1).max(7).required())
    .min(1, 'Choose at least one day')
    .max(7)
    .required('Choose at least one day'),
  from: timeOfDay(),
  /** One before the beginning is on the day after, so that `00:00` is the end of the day. */
  to: timeOfDay().test(
    'differs',
    'Choose another time than the beginning',
    (to, { parent }) => !to || to !== parent.from,
  ),
}).noUnknown();
export type SendWindow = InferType<typeof sendWindowSchema>;
