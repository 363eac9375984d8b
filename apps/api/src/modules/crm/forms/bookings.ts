import { closedTimeProblem, type OpeningHours, readTime } from '@org/schema';
import { type FormAnswer, type NamedFormField, OPTION_TYPES } from '@org/schema/entities';
import { fromWallClock } from '../../../kernel/settings/wall-clock.ts';
import type { SavedForm } from '../../content/index.ts';

/** Time and places that a booking takes. */
export interface BookedTime {
  readonly from: Date;
  readonly until: Date;
  readonly places: number;
}

/** Booking of a submission, with the fields that it was read from. */
export interface Booking extends BookedTime {
  /** Local date, such as `2031-03-04`. */
  readonly date: string;
  readonly timeField: NamedFormField;
}

/** Result of reading the booking of a submission. */
export interface ReadBooking {
  /** Undefined for a form without a limit, and for a submission without date and time. */
  readonly booking?: Booking | undefined;
  /** Problem by name of the field. */
  readonly problems: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;
const NONE: ReadBooking = { problems: {} };

function getTime(date: string, time: string, minutes: number, timezone: string) {
  const from = fromWallClock(new Date(`${date}T${time}:00Z`), timezone);
  return { from, until: new Date(from.getTime() + minutes * MINUTE) };
}

/** Returns the places of an answer such as `4` or `7 or more`; undefined for anything else. */
function readPlaces(answer: string): number | undefined {
  const places = Number(/^\d{1,6}(?![\d.,])/.exec(answer.trim())?.[0]);
  return places > 0 ? places : undefined;
}

/**
 * Reads the booking of a submission: the date and the time that are accepted “only while open”, and the number of places.
 * @param timezone - time zone of the business
 */
export function readBooking(
  { bookings, fields }: SavedForm,
  answers: readonly FormAnswer[],
  timezone: string,
): ReadBooking {
  if (!bookings) return NONE;
  const getAnswer = (field: NamedFormField | undefined): string =>
    answers.find(({ name }) => name === field?.name)?.value ?? '';
  const timeField = fields.find(({ type, whenOpen }) => whenOpen && type !== 'date');
  const date = getAnswer(fields.find(({ type, whenOpen }) => whenOpen && type === 'date'));
  const time = readTime(getAnswer(timeField));
  if (!timeField || date === '' || time === undefined || time === '24:00') return NONE;

  const label = bookings.placesField.toLowerCase();
  const placesField = fields.find((field) => label && field.label.trim().toLowerCase() === label);
  const answer = getAnswer(placesField);
  const places = answer === '' ? 1 : readPlaces(answer);
  if (placesField && places === undefined)
    return { problems: { [placesField.name]: 'Please enter a whole number from 1' } };
  if (placesField && places !== undefined && places > bookings.places)
    return {
      problems: { [placesField.name]: `There are ${bookings.places} places in all` },
    };
  return {
    booking: {
      ...getTime(date, time, bookings.minutes, timezone),
      places: places ?? 1,
      date,
      timeField,
    },
    problems: {},
  };
}

/** Returns the changes of the number of taken places, in the order of time. */
function getChanges(taken: readonly BookedTime[]) {
  return (
    taken
      .flatMap(({ from, until, places }) => [
        { at: from.getTime(), change: places },
        { at: until.getTime(), change: -places },
      ])
      // Places that are left at a moment are free for those who come then.
      .toSorted((a, b) => a.at - b.at || a.change - b.change)
  );
}

/** Returns the most places that are taken at one moment between two times. */
function getPeak(taken: readonly BookedTime[], from: Date, until: Date): number {
  let now = 0;
  let peak = 0;
  for (const { change } of getChanges(
    taken.filter((one) => one.from < until && one.until > from),
  )) {
    now += change;
    peak = Math.max(peak, now);
  }
  return peak;
}

/** Time at which more places are booked than there are. */
export interface OverbookedTime {
  readonly from: Date;
  readonly until: Date;
  /** Most places that are booked at one moment of it. */
  readonly booked: number;
}

/**
 * Returns the times at which more places are booked than there are, the earliest first.
 * @param places - number of places that there are
 */
export function findOverbookedTimes(
  taken: readonly BookedTime[],
  places: number,
): OverbookedTime[] {
  const found: { from: Date; until: Date; booked: number }[] = [];
  let now = 0;
  let open: (typeof found)[number] | undefined;
  for (const { at, change } of getChanges(taken)) {
    now += change;
    if (open) {
      open.booked = Math.max(open.booked, now);
      open.until = new Date(at);
    } else if (now > places) {
      open = { from: new Date(at), until: new Date(at), booked: now };
      found.push(open);
    }
    if (now <= places) open = undefined;
  }
  return found;
}

/** Data that decides whether a booking is accepted. */
export interface BookingRules {
  readonly form: SavedForm;
  readonly hours: OpeningHours;
  readonly timezone: string;
  readonly now: Date;
}

/** Returns the times of the form on the same day with enough free places. */
function getFreeTimes(
  { date, timeField, places }: Booking,
  taken: readonly BookedTime[],
  { form: { bookings }, hours, timezone, now }: BookingRules,
): string[] {
  if (!bookings || !OPTION_TYPES.includes(timeField.type)) return [];
  return timeField.options.filter((option) => {
    const time = readTime(option);
    if (time === undefined || closedTimeProblem(hours, date, time)) return false;
    const { from, until } = getTime(date, time, bookings.minutes, timezone);
    return from > now && getPeak(taken, from, until) + places <= bookings.places;
  });
}

/**
 * Returns why there is no place for a booking, with the times that are free on that day; undefined when there is.
 * @param taken - bookings of the form around that day
 */
export function findBookingProblem(
  booking: Booking,
  taken: readonly BookedTime[],
  rules: BookingRules,
): string | undefined {
  const { from, until, places } = booking;
  const { bookings } = rules.form;
  if (!bookings || getPeak(taken, from, until) + places <= bookings.places) return undefined;
  const people = places > 1 ? ` for ${places}` : '';
  const free = getFreeTimes(booking, taken, rules);
  return free.length > 0
    ? `We’re fully booked${people} at that time. Still free on that day: ${free.join(', ')}`
    : `We’re fully booked${people} at that time. Choose another time or date`;
}
