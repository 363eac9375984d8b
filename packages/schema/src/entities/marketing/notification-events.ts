/**
 * Recipients of a notification: addresses that the owner enters for the team, the customer whom the event is about, or the staff
 * whom the product emails about it, such as the assignees of a task.
 */
export const NOTIFICATION_AUDIENCES = ['team', 'customer', 'staff'] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/** Event that sends a notification: its entity, its name, and who can get an email about it. */
interface NotificationEvent {
  readonly key: string;
  readonly label: string;
  readonly entity: string;
  readonly audiences: readonly NotificationAudience[];
  /** True for an event whose email is sent only after the owner has turned it on. @default false */
  readonly isOptIn?: boolean;
}

/** Module of the product with the events that it has. */
interface NotificationModule {
  readonly key: string;
  readonly label: string;
  readonly events: readonly NotificationEvent[];
}

const TEAM = ['team'] as const;
const CUSTOMER = ['customer'] as const;
const STAFF = ['staff'] as const;

/**
 * Modules with their events. About events for customers and staff, the product sends a standard email, which a notification to
 * them replaces.
 */
export const NOTIFICATION_MODULES = [
  {
    key: 'forms',
    label: 'Forms',
    events: [
      {
        key: 'form.submitted',
        label: 'A form was submitted',
        entity: 'form_submission',
        audiences: NOTIFICATION_AUDIENCES,
      },
    ],
  },
  {
    key: 'web_orders',
    label: 'Orders',
    events: [
      {
        key: 'order.placed',
        label: 'An order was placed',
        entity: 'order',
        audiences: ['team', 'customer'],
      },
      {
        key: 'order.fulfilled',
        label: 'An order was shipped or is ready for pickup',
        entity: 'order',
        audiences: CUSTOMER,
      },
      {
        key: 'order.cancelled',
        label: 'An order was cancelled',
        entity: 'order',
        audiences: CUSTOMER,
      },
      {
        key: 'order.refunded',
        label: 'An order was refunded',
        entity: 'order',
        audiences: CUSTOMER,
      },
    ],
  },
  {
    key: 'customers',
    label: 'Customers',
    events: [
      {
        key: 'customer.created',
        label: 'A customer was added',
        entity: 'customer',
        audiences: TEAM,
      },
    ],
  },
  {
    key: 'quotes',
    label: 'Quotes',
    events: [
      { key: 'quote.sent', label: 'A quote was sent', entity: 'quote', audiences: CUSTOMER },
      {
        key: 'quote.reminded',
        label: 'A customer was reminded of a quote',
        entity: 'quote',
        audiences: CUSTOMER,
      },
      { key: 'quote.accepted', label: 'A quote was accepted', entity: 'quote', audiences: TEAM },
      { key: 'quote.declined', label: 'A quote was declined', entity: 'quote', audiences: TEAM },
    ],
  },
  {
    key: 'invoices',
    label: 'Invoices',
    events: [
      {
        key: 'invoice.sent',
        label: 'An invoice was sent',
        entity: 'invoice',
        audiences: CUSTOMER,
      },
      {
        key: 'invoice.reminded',
        label: 'A customer was reminded of an invoice',
        entity: 'invoice',
        audiences: CUSTOMER,
      },
      { key: 'invoice.paid', label: 'An invoice was paid', entity: 'invoice', audiences: TEAM },
      {
        key: 'statement.sent',
        label: 'A statement of account was sent',
        entity: 'customer',
        audiences: CUSTOMER,
      },
    ],
  },
  {
    key: 'email_marketing',
    label: 'Newsletter',
    events: [
      {
        key: 'subscriber.confirm',
        label: 'A new subscriber must confirm the address',
        entity: 'subscriber',
        audiences: CUSTOMER,
      },
    ],
  },
  {
    key: 'tasks',
    label: 'Tasks',
    events: [
      {
        key: 'task.assigned',
        label: 'Someone was assigned a task',
        entity: 'task',
        audiences: STAFF,
        isOptIn: true,
      },
      {
        key: 'task.due_soon',
        label: 'Tasks of someone are due today',
        entity: 'task',
        audiences: STAFF,
        isOptIn: true,
      },
      {
        key: 'task.mentioned',
        label: 'Someone was mentioned in a comment',
        entity: 'task',
        audiences: STAFF,
      },
    ],
  },
  {
    key: 'inventory',
    label: 'Inventory',
    events: [
      {
        key: 'inventory.low',
        label: 'Products are low on stock',
        entity: 'product',
        audiences: STAFF,
      },
    ],
  },
] as const satisfies readonly NotificationModule[];
type KnownEvent = (typeof NOTIFICATION_MODULES)[number]['events'][number];
/** Name of an event that can email a notification, such as `order.placed`. */
export type NotificationEventName = KnownEvent['key'];

/** Every event with its module, its entity and who can get an email about it. */
export const NOTIFICATION_EVENTS: readonly {
  readonly key: NotificationEventName;
  readonly module: string;
  readonly label: string;
  readonly entity: KnownEvent['entity'];
  readonly audiences: readonly NotificationAudience[];
  readonly isOptIn?: boolean;
}[] = NOTIFICATION_MODULES.flatMap(({ key: module, events }) =>
  events.map((event) => ({ ...event, module })),
);

/** Entities of records that emails about events can be checked with. */
const CHECKED_ENTITIES: ReadonlySet<string> = new Set([
  'order',
  'quote',
  'invoice',
  'form_submission',
]);

/** Returns whether an email about an event can be checked with a record. */
export function hasCheckedRecords(event: NotificationEventName): boolean {
  const found = NOTIFICATION_EVENTS.find(({ key }) => key === event);
  return found !== undefined && CHECKED_ENTITIES.has(found.entity);
}
