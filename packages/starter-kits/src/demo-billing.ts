import type { DocumentLineWrite, InvoicePaymentMethod } from '@org/schema/entities';

/** Line of a document of the demo; its taxes are named. */
export interface DemoLine
  extends Partial<Pick<DocumentLineWrite, 'description' | 'unit' | 'discount' | 'sku'>> {
  readonly type: DocumentLineWrite['type'];
  readonly name: string;
  readonly quantity?: number;
  readonly unitPrice?: number;
}

/** Fields that quotes and invoices of the demo share. */
interface DemoDocument {
  readonly title: string;
  /** Email address of the customer. */
  readonly customer: string;
  /** Title of its project. */
  readonly project?: string;
  /** Days from the creation of the demo to the date of the document; negative for the past. */
  readonly day: number;
  readonly lines: readonly DemoLine[];
  readonly publicNotes?: string;
  /** False for a draft. */
  readonly issued: boolean;
}

/** Quote of the demo. */
export interface DemoQuote extends DemoDocument {
  /** Days from the date of the quote for which it is valid. */
  readonly validDays: number;
  /** Percentage that is asked for before the rest. */
  readonly deposit?: number;
  /** Answer of the customer, and the days after the date on which it came. */
  readonly answer?: {
    readonly type: 'accepted' | 'declined';
    readonly reason?: string;
    readonly after: number;
  };
}

/** Payment of an invoice of the demo. */
export interface DemoPayment {
  /** Days after the date of the invoice. */
  readonly after: number;
  readonly method: InvoicePaymentMethod;
  /** Undefined for the whole balance. */
  readonly amount?: number;
  readonly reference?: string;
}

/** Invoice of the demo. */
export interface DemoInvoice extends DemoDocument {
  /** Days from the date of the invoice until it is due. */
  readonly dueDays: number;
  readonly payments?: readonly DemoPayment[];
  /** Credit note for quantities of its lines, and the days after the date on which it is issued. */
  readonly credit?: {
    readonly after: number;
    readonly reason: string;
    readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  };
}

/** Settings, quotes and invoices of a demo tenant. */
export interface DemoBilling {
  readonly taxes: readonly {
    readonly name: string;
    readonly rate: number;
    readonly isDefault: boolean;
  }[];
  readonly terms: string;
  readonly footer: string;
  readonly bankDetails: string;
  readonly quotes: readonly DemoQuote[];
  readonly invoices: readonly DemoInvoice[];
}
