import type {
  StructuredAddress,
  StructuredInvoice,
  StructuredLine,
  StructuredParty,
} from './structured-invoice.ts';
import { element, field, toXml, type XmlElement } from './xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** Electronic address scheme of email addresses. */
const EMAIL_SCHEME = 'EM';
/** Reason of allowances: a discount (UNCL5189). */
const DISCOUNT_REASON = '95';
/** Payment by transfer to an account (UNCL4461). */
const SEPA_TRANSFER = '58';

/** Formats minor units with all decimals of the currency. */
function amountText(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return digits === 0 ? `${sign}${text}` : `${sign}${whole}.${text.slice(-digits)}`;
}

/** Returns the function that writes amounts of a document. */
const amounts =
  ({ currency, digits }: StructuredInvoice) =>
  (name: string, minor: bigint): XmlElement | undefined =>
    field(name, amountText(minor, digits), { currencyID: currency });

const addressElement = ({
  street,
  city,
  postalCode,
  subdivision,
  countryCode,
}: StructuredAddress): XmlElement =>
  element('cac:PostalAddress', [
    field('cbc:StreetName', street.split('\n').join(', ')),
    field('cbc:CityName', city),
    field('cbc:PostalZone', postalCode),
    field('cbc:CountrySubentity', subdivision),
    element('cac:Country', [field('cbc:IdentificationCode', countryCode)]),
  ]);

const taxScheme = (id: string): XmlElement => element('cac:TaxScheme', [field('cbc:ID', id)]);

const taxSchemeElement = (number: string, scheme: string): XmlElement | undefined =>
  number
    ? element('cac:PartyTaxScheme', [field('cbc:CompanyID', number), taxScheme(scheme)])
    : undefined;

function partyElement(name: string, party: StructuredParty): XmlElement {
  const { email, phone, contact, vatNumber, taxNumber, registrationNumber } = party;
  return element(name, [
    element('cac:Party', [
      field('cbc:EndpointID', email, { schemeID: EMAIL_SCHEME }),
      addressElement(party.address),
      taxSchemeElement(vatNumber, 'VAT'),
      taxSchemeElement(taxNumber, 'TAX'),
      element('cac:PartyLegalEntity', [
        field('cbc:RegistrationName', party.name),
        field('cbc:CompanyID', registrationNumber),
      ]),
      contact || phone || email
        ? element('cac:Contact', [
            field('cbc:Name', contact),
            field('cbc:Telephone', phone),
            field('cbc:ElectronicMail', email),
          ])
        : undefined,
    ]),
  ]);
}

/** A tax category; amounts that are not subject to tax have no rate. */
const categoryElement = (
  name: string,
  { category, rate }: Pick<StructuredLine, 'category' | 'rate'>,
  reason = '',
): XmlElement =>
  element(name, [
    field('cbc:ID', category),
    category === 'O' ? undefined : field('cbc:Percent', rate),
    field('cbc:TaxExemptionReason', reason),
    taxScheme('VAT'),
  ]);

function lineElement(one: StructuredInvoice, line: StructuredLine, isCredit: boolean): XmlElement {
  const amount = amounts(one);
  return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    field('cbc:ID', line.id),
    field(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, {
      unitCode: line.unitCode,
    }),
    amount('cbc:LineExtensionAmount', line.net),
    line.discount > 0n
      ? element('cac:AllowanceCharge', [
          field('cbc:ChargeIndicator', 'false'),
          field('cbc:AllowanceChargeReasonCode', DISCOUNT_REASON),
          field('cbc:AllowanceChargeReason', 'Discount'),
          amount('cbc:Amount', line.discount),
        ])
      : undefined,
    element('cac:Item', [
      field('cbc:Description', line.description),
      field('cbc:Name', line.name) ?? field('cbc:Name', '-'),
      line.sku ? element('cac:SellersItemIdentification', [field('cbc:ID', line.sku)]) : undefined,
      categoryElement('cac:ClassifiedTaxCategory', line),
    ]),
    element('cac:Price', [field('cbc:PriceAmount', line.price, { currencyID: one.currency })]),
  ]);
}

const paymentElement = ({ iban, bic, number }: StructuredInvoice): XmlElement | undefined =>
  iban
    ? element('cac:PaymentMeans', [
        field('cbc:PaymentMeansCode', SEPA_TRANSFER),
        field('cbc:PaymentID', number),
        element('cac:PayeeFinancialAccount', [
          field('cbc:ID', iban),
          bic ? element('cac:FinancialInstitutionBranch', [field('cbc:ID', bic)]) : undefined,
        ]),
      ])
    : undefined;

/**
 * Returns an invoice or credit note as UBL 2.1.
 * @see EN 16931 and Peppol BIS Billing 3.0
 */
export function toUbl(one: StructuredInvoice): string {
  const isCredit = one.typeCode === '381';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const amount = amounts(one);
  return toXml(
    element(
      root,
      [
        field('cbc:CustomizationID', PEPPOL),
        field('cbc:ProfileID', PROFILE),
        field('cbc:ID', one.number),
        field('cbc:IssueDate', one.issueDate),
        isCredit ? undefined : field('cbc:DueDate', one.dueDate),
        field(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', one.typeCode),
        field('cbc:Note', one.note),
        field('cbc:DocumentCurrencyCode', one.currency),
        field('cbc:BuyerReference', one.buyerReference),
        one.orderReference
          ? element('cac:OrderReference', [field('cbc:ID', one.orderReference)])
          : undefined,
        one.preceding &&
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              field('cbc:ID', one.preceding.number),
              field('cbc:IssueDate', one.preceding.day),
            ]),
          ]),
        partyElement('cac:AccountingSupplierParty', one.seller),
        partyElement('cac:AccountingCustomerParty', one.buyer),
        isCredit ? undefined : paymentElement(one),
        one.terms ? element('cac:PaymentTerms', [field('cbc:Note', one.terms)]) : undefined,
        element('cac:TaxTotal', [
          amount('cbc:TaxAmount', one.taxTotal),
          ...one.taxes.map((tax) =>
            element('cac:TaxSubtotal', [
              amount('cbc:TaxableAmount', tax.base),
              amount('cbc:TaxAmount', tax.amount),
              categoryElement('cac:TaxCategory', tax, tax.reason),
            ]),
          ),
        ]),
        element('cac:LegalMonetaryTotal', [
          amount('cbc:LineExtensionAmount', one.lineTotal),
          amount('cbc:TaxExclusiveAmount', one.lineTotal),
          amount('cbc:TaxInclusiveAmount', one.grandTotal),
          one.prepaid > 0n ? amount('cbc:PrepaidAmount', one.prepaid) : undefined,
          amount('cbc:PayableAmount', one.payable),
        ]),
        ...one.lines.map((line) => lineElement(one, line, isCredit)),
      ],
      {
        xmlns: `${UBL}${root}-2`,
        'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
      },
    ),
  );
}

export { amountText };
