import type { BillTo, Statement, StatementAccount } from '@org/schema/entities';
import {
  type DocumentSender,
  drawDocuments,
  getFigures,
  type PaperDocument,
} from '../../../kernel/pdf/draw-documents.ts';
import { receiver } from '../documents/document-paper.ts';

/** Statement to draw, with its sender and receiver. */
export interface StatementInput {
  readonly statement: Statement;
  readonly sender: DocumentSender;
  readonly billTo: BillTo | null;
  /** Account for transfers; '' for none. */
  readonly bankDetails: string;
}

/** Names of the types of lines. */
export const LINE_NAMES: Readonly<Record<StatementAccount['lines'][number]['type'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
};

const METHOD_NAMES: Readonly<Record<string, string>> = {
  transfer: 'bank transfer',
  card: 'card',
  cash: 'cash',
  cheque: 'cheque',
  direct_debit: 'direct debit',
};

/** Title of a statement, also the subject of its email. */
const statementTitle = ({ customer_name }: Pick<Statement, 'customer_name'>): string =>
  `Statement for ${customer_name}`;

function toPaper(
  account: StatementAccount,
  { statement, sender, billTo, bankDetails }: StatementInput,
): PaperDocument {
  const { money, day } = getFigures(sender, account.currency);
  const strong = { weight: 600 as const };
  const { startDate, endDate, accounts } = statement;
  return {
    title: accounts.length > 1 ? `Statement in ${account.currency}` : 'Statement',
    details: [`${day(startDate)} – ${day(endDate)}`],
    showsTaxNumber: true,
    parties: [['For', receiver(billTo)]],
    columns: [
      { title: 'Transaction', isStrong: true },
      { title: 'Date', width: 108 },
      { title: 'Amount', isFigure: true },
      { title: 'Balance', isFigure: true },
    ],
    rows: [
      { cells: ['Opening balance', day(startDate), '', money(account.opening)] },
      ...account.lines.map((line) => ({
        cells: [
          line.type === 'payment' || line.type === 'refund'
            ? `${LINE_NAMES[line.type]} for ${line.number}`
            : `${LINE_NAMES[line.type]} ${line.number}`,
          day(line.date),
          money(line.amount),
          money(line.balance),
        ],
        detail: [
          line.dueDate && line.type === 'invoice' ? `Due ${day(line.dueDate)}` : '',
          METHOD_NAMES[line.method] ? `By ${METHOD_NAMES[line.method]}` : '',
          line.reference,
        ]
          .filter(Boolean)
          .join(', '),
      })),
    ],
    totals: [
      { label: 'Opening balance', amount: money(account.opening) },
      { label: 'Invoices', amount: money(account.invoiced) },
      ...(account.credited > 0
        ? [{ label: 'Credit notes', amount: money(-account.credited) }]
        : []),
      { label: 'Payments', amount: money(-account.paid) },
      ...(account.refunded > 0 ? [{ label: 'Refunds', amount: money(account.refunded) }] : []),
      {
        label: account.closing < 0 ? 'Your credit' : 'Closing balance',
        amount: money(Math.abs(account.closing)),
        style: { ...strong, size: 11 },
      },
    ],
    notes: account.closing > 0 && bankDetails ? [`Payment\n${bankDetails}`] : [],
  };
}

/**
 * Draws a statement: a document for each currency.
 * @returns PDF
 */
export function drawStatement(input: StatementInput): Promise<Buffer> {
  const { statement, sender } = input;
  const currency = 'USD';
  const empty: StatementAccount = {
    currency,
    opening: 0,
    invoiced: 0,
    credited: 0,
    paid: 0,
    refunded: 0,
    closing: 0,
    lines: [],
  };
  const accounts = statement.accounts.length > 0 ? statement.accounts : [empty];
  return drawDocuments(
    accounts.map((account) => toPaper(account, input)),
    sender,
    statementTitle(statement),
  );
}
