import type {
  StructuredInvoice,
  StructuredLine,
  StructuredParty,
  StructuredTax,
} from './structured-invoice.ts';
import { amountText } from './ubl.ts';
import { element, field, toXml, type XmlElement } from './xml.ts';

const CII = 'urn:un:unece:uncefact:data:standard:';
const GUIDELINE = 'urn:cen.eu:en16931:2017';
const DISCOUNT_REASON = '95';
const SEPA_TRANSFER = '58';

const day = (name: string, text: string): XmlElement | undefined =>
  text
    ? element(name, [field('udt:DateTimeString', text.replaceAll('-', ''), { format: '102' })])
    : undefined;

const identifier = (name: string, id: string, schemeID?: string): XmlElement | undefined =>
  field(name, id, schemeID === undefined ? {} : { schemeID });

function partyElement(name: string, party: StructuredParty): XmlElement {
  const { address, contact, phone, email, registrationNumber, vatNumber, taxNumber } = party;
  const registration = (number: string, scheme: string) =>
    number
      ? element('ram:SpecifiedTaxRegistration', [identifier('ram:ID', number, scheme)])
      : undefined;
  return element(name, [
    field('ram:Name', party.name),
    registrationNumber
      ? element('ram:SpecifiedLegalOrganization', [field('ram:ID', registrationNumber)])
      : undefined,
    contact || phone || email
      ? element('ram:DefinedTradeContact', [
          field('ram:PersonName', contact),
          phone
            ? element('ram:TelephoneUniversalCommunication', [field('ram:CompleteNumber', phone)])
            : undefined,
          email
            ? element('ram:EmailURIUniversalCommunication', [field('ram:URIID', email)])
            : undefined,
        ])
      : undefined,
    element('ram:PostalTradeAddress', [
      field('ram:PostcodeCode', address.postalCode),
      field('ram:LineOne', address.street.split('\n').join(', ')),
      field('ram:CityName', address.city),
      field('ram:CountryID', address.countryCode),
      field('ram:CountrySubDivisionName', address.subdivision),
    ]),
    email
      ? element('ram:URIUniversalCommunication', [identifier('ram:URIID', email, 'EM')])
      : undefined,
    registration(vatNumber, 'VA'),
    registration(taxNumber, 'FC'),
  ]);
}

function lineElement(line: StructuredLine, digits: number): XmlElement {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [field('ram:LineID', line.id)]),
    element('ram:SpecifiedTradeProduct', [
      field('ram:SellerAssignedID', line.sku),
      field('ram:Name', line.name) ?? field('ram:Name', '-'),
      field('ram:Description', line.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [field('ram:ChargeAmount', line.price)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      field('ram:BilledQuantity', line.quantity, { unitCode: line.unitCode }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        field('ram:TypeCode', 'VAT'),
        field('ram:CategoryCode', line.category),
        line.category === 'O' ? undefined : field('ram:RateApplicablePercent', line.rate),
      ]),
      line.discount > 0n
        ? element('ram:SpecifiedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [field('udt:Indicator', 'false')]),
            field('ram:ActualAmount', amountText(line.discount, digits)),
            field('ram:ReasonCode', DISCOUNT_REASON),
            field('ram:Reason', 'Discount'),
          ])
        : undefined,
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        field('ram:LineTotalAmount', amountText(line.net, digits)),
      ]),
    ]),
  ]);
}

const taxElement = (
  { category, rate, base, amount, reason }: StructuredTax,
  digits: number,
): XmlElement =>
  element('ram:ApplicableTradeTax', [
    field('ram:CalculatedAmount', amountText(amount, digits)),
    field('ram:TypeCode', 'VAT'),
    field('ram:ExemptionReason', reason),
    field('ram:BasisAmount', amountText(base, digits)),
    field('ram:CategoryCode', category),
    category === 'O' ? undefined : field('ram:RateApplicablePercent', rate),
  ]);

function settlementElement(one: StructuredInvoice): XmlElement {
  const { digits, iban, bic } = one;
  const amount = (name: string, minor: bigint): XmlElement | undefined =>
    field(name, amountText(minor, digits));
  return element('ram:ApplicableHeaderTradeSettlement', [
    iban ? field('ram:PaymentReference', one.number) : undefined,
    field('ram:InvoiceCurrencyCode', one.currency),
    iban && one.typeCode === '380'
      ? element('ram:SpecifiedTradeSettlementPaymentMeans', [
          field('ram:TypeCode', SEPA_TRANSFER),
          element('ram:PayeePartyCreditorFinancialAccount', [field('ram:IBANID', iban)]),
          bic
            ? element('ram:PayeeSpecifiedCreditorFinancialInstitution', [field('ram:BICID', bic)])
            : undefined,
        ])
      : undefined,
    ...one.taxes.map((tax) => taxElement(tax, digits)),
    one.terms || one.dueDate
      ? element('ram:SpecifiedTradePaymentTerms', [
          field('ram:Description', one.terms),
          day('ram:DueDateDateTime', one.dueDate),
        ])
      : undefined,
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', one.lineTotal),
      amount('ram:TaxBasisTotalAmount', one.lineTotal),
      field('ram:TaxTotalAmount', amountText(one.taxTotal, digits), { currencyID: one.currency }),
      amount('ram:GrandTotalAmount', one.grandTotal),
      one.prepaid > 0n ? amount('ram:TotalPrepaidAmount', one.prepaid) : undefined,
      amount('ram:DuePayableAmount', one.payable),
    ]),
    one.preceding &&
      element('ram:InvoiceReferencedDocument', [
        field('ram:IssuerAssignedID', one.preceding.number),
        element('ram:FormattedIssueDateTime', [
          field('qdt:DateTimeString', one.preceding.day.replaceAll('-', ''), { format: '102' }),
        ]),
      ]),
  ]);
}

/**
 * Returns an invoice or credit note as Cross Industry Invoice.
 * @see Factur-X 1.07 and ZUGFeRD 2.3, profile EN 16931
 */
export function toCii(one: StructuredInvoice): string {
  return toXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', [field('ram:ID', GUIDELINE)]),
        ]),
        element('rsm:ExchangedDocument', [
          field('ram:ID', one.number),
          field('ram:TypeCode', one.typeCode),
          day('ram:IssueDateTime', one.issueDate),
          one.note ? element('ram:IncludedNote', [field('ram:Content', one.note)]) : undefined,
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...one.lines.map((line) => lineElement(line, one.digits)),
          element('ram:ApplicableHeaderTradeAgreement', [
            field('ram:BuyerReference', one.buyerReference),
            partyElement('ram:SellerTradeParty', one.seller),
            partyElement('ram:BuyerTradeParty', one.buyer),
            one.orderReference
              ? element('ram:BuyerOrderReferencedDocument', [
                  field('ram:IssuerAssignedID', one.orderReference),
                ])
              : undefined,
          ]),
          element('ram:ApplicableHeaderTradeDelivery', []),
          settlementElement(one),
        ]),
      ],
      {
        'xmlns:rsm': `${CII}CrossIndustryInvoice:100`,
        'xmlns:ram': `${CII}ReusableAggregateBusinessInformationEntity:100`,
        'xmlns:udt': `${CII}UnqualifiedDataType:100`,
        'xmlns:qdt': `${CII}QualifiedDataType:100`,
      },
    ),
  );
}
