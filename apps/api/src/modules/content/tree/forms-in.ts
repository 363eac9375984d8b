import type { BlockRegistry } from '@org/content';
import { type JsonObject, type NamedFormField, readFormFields } from '@org/schema/entities';
import { loadExpanded, type StoredComponent } from './check-instances.ts';

/** Type of the block that forms are. */
const FORM_TYPE = 'CustomForm';

/** Form as it is saved on its page, the source of every rule, recipient, tag and mapping. */
export interface SavedForm {
  readonly formName: string;
  readonly fields: readonly NamedFormField[];
  readonly recipients: string;
  /** True when the sender gets a confirmation by email. */
  readonly confirmSender: boolean;
  readonly tags: string;
  readonly successMessage: string;
  readonly createCustomer: boolean;
  readonly newsletterSignup: boolean;
  readonly newsletterListId: number;
  /** Limit of bookings; undefined for a form without one. */
  readonly bookings: BookingLimit | undefined;
}

/** Limit of the bookings of a form for the same time. */
export interface BookingLimit {
  readonly places: number;
  /** Minutes for which a booking takes its places. */
  readonly minutes: number;
  /** Label of the field that says how many places a booking takes; '' for one each. */
  readonly placesField: string;
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

const getCount = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;

function readBookings(props: JsonObject, defaults: JsonObject): BookingLimit | undefined {
  const places = getCount(props.bookingPlaces);
  const minutes = getCount(props.bookingMinutes ?? defaults.bookingMinutes);
  if (places === 0 || minutes === 0) return undefined;
  return { places, minutes, placesField: getText(props.bookingField).trim() };
}

function readForm(props: JsonObject, defaults: JsonObject): SavedForm {
  const { newsletterListId, dynamicForm = defaults.dynamicForm } = props;
  return {
    formName: getText(props.formName ?? defaults.formName).trim() || 'contact_form',
    fields: readFormFields(dynamicForm),
    recipients: getText(props.recipients),
    confirmSender: props.confirmSender === true,
    tags: getText(props.tags),
    successMessage: getText(props.successMessage),
    createCustomer: props.createCustomer === true,
    newsletterSignup: props.newsletterSignup === true,
    newsletterListId: Number.isSafeInteger(newsletterListId) ? Number(newsletterListId) : 0,
    bookings: readBookings(props, defaults),
  };
}

/** Returns the forms of one part of a page and of its components, in the order of its nodes. */
export function formsIn(
  content: string | null,
  components: readonly StoredComponent[],
  registry: BlockRegistry,
): SavedForm[] {
  const tree = loadExpanded(content, components, registry);
  if (!tree) return [];
  const defaults = registry.get(FORM_TYPE)?.defaults ?? {};
  return Object.values(tree)
    .filter(
      (node) => registry.get(node.type.resolvedName)?.type === FORM_TYPE && node.hidden !== true,
    )
    .map((node) => readForm(node.props, defaults));
}
