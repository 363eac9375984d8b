/** A line of a list in an email, such as an item of an order or a total. */
export interface EmailDetailsRow {
  readonly label: string;
  /** '' for none. */
  readonly value: string;
  /** True for a total. */
  readonly isStrong?: boolean | undefined;
  /** URL of a picture; '' for an item without one, undefined for a line that is not an item. */
  readonly picture?: string | undefined;
}

/** A link of an email with an absolute URL. */
export interface EmailDetailsLink {
  readonly label: string;
  readonly href: string;
}

/** Order, task, form or other record that an email is about. */
export interface EmailDetails {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Link below the text, such as the tracking of a parcel. */
  readonly link?: EmailDetailsLink | undefined;
  readonly rows: readonly EmailDetailsRow[];
  readonly button?: EmailDetailsLink | undefined;
}

/** Details of an order that the canvas, the preview and tests of an email show. */
export const SAMPLE_DETAILS: EmailDetails = {
  title: 'Thank you for your order 1042',
  paragraphs: ['Delivery address: Robin Moreau, 12 Mill Lane, Leeds.', 'Payment: Card.'],
  rows: [
    { label: '2 × Tea bowl', value: '€52.00', picture: '' },
    { label: '1 × Serving plate', value: '€38.00', picture: '' },
    { label: 'Delivery', value: '€6.00' },
    { label: 'Total', value: '€96.00', isStrong: true },
  ],
  button: { label: 'See your order', href: 'https://shop.example/order' },
};
