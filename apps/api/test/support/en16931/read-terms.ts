import { findAll, findText, type XmlNode } from './xml-tree.ts';

/** A party as a document names it. */
export interface PartyTerms {
  readonly name: string | undefined;
  readonly hasAddress: boolean;
  readonly country: string | undefined;
  readonly vat: string | undefined;
  readonly taxNumber: string | undefined;
  readonly registration: string | undefined;
  readonly endpoint: XmlNode | undefined;
}

/** A line as a document names it. */
export interface LineTerms {
  readonly id: string | undefined;
  readonly quantity: string | undefined;
  readonly unit: string | undefined;
  readonly net: string | undefined;
  readonly name: string | undefined;
  readonly price: string | undefined;
  readonly category: string | undefined;
  readonly rate: string | undefined;
  readonly allowances: readonly {
    readonly amount: string | undefined;
    readonly reason: string | undefined;
  }[];
}

/** A tax of the breakdown. */
export interface TaxTerms {
  readonly base: string | undefined;
  readonly amount: string | undefined;
  readonly category: string | undefined;
  readonly rate: string | undefined;
  readonly reason: string | undefined;
}

/** Business terms of EN 16931 as they stand in a document, in either syntax. */
export interface Terms {
  readonly specification: string | undefined;
  readonly number: string | undefined;
  readonly issueDate: string | undefined;
  readonly typeCode: string | undefined;
  readonly currency: string | undefined;
  readonly dueDate: string | undefined;
  readonly terms: string | undefined;
  readonly precedingCount: number;
  readonly preceding: string | undefined;
  readonly payment: { readonly code: string | undefined; readonly account: string | undefined }[];
  readonly seller: PartyTerms;
  readonly buyer: PartyTerms;
  readonly lines: readonly LineTerms[];
  readonly taxes: readonly TaxTerms[];
  readonly lineTotal: string | undefined;
  readonly taxExclusive: string | undefined;
  readonly taxTotals: readonly (string | undefined)[];
  readonly taxInclusive: string | undefined;
  readonly prepaid: string | undefined;
  readonly payable: string | undefined;
}

function ublParty(node: XmlNode | undefined): PartyTerms {
  const scheme = (id: string): string | undefined =>
    findText(
      findAll(node, 'PartyTaxScheme').find((one) => findText(one, 'TaxScheme/ID') === id),
      'CompanyID',
    );
  return {
    name: findText(node, 'PartyLegalEntity/RegistrationName'),
    hasAddress: findAll(node, 'PostalAddress').length === 1,
    country: findText(node, 'PostalAddress/Country/IdentificationCode'),
    vat: scheme('VAT'),
    taxNumber: scheme('TAX'),
    registration: findText(node, 'PartyLegalEntity/CompanyID'),
    endpoint: findAll(node, 'EndpointID')[0],
  };
}

/** Reads the terms of a UBL invoice or credit note. */
export function readUblTerms(root: XmlNode): Terms {
  const isCredit = root.name === 'CreditNote';
  const line = isCredit ? 'CreditNoteLine' : 'InvoiceLine';
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity';
  const total = findAll(root, 'LegalMonetaryTotal')[0];
  return {
    specification: findText(root, 'CustomizationID'),
    number: findText(root, 'ID'),
    issueDate: findText(root, 'IssueDate'),
    typeCode: findText(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    currency: findText(root, 'DocumentCurrencyCode'),
    dueDate: findText(root, 'DueDate'),
    terms: findText(root, 'PaymentTerms/Note'),
    precedingCount: findAll(root, 'BillingReference').length,
    preceding: findText(root, 'BillingReference/InvoiceDocumentReference/ID'),
    payment: findAll(root, 'PaymentMeans').map((one) => ({
      code: findText(one, 'PaymentMeansCode'),
      account: findText(one, 'PayeeFinancialAccount/ID'),
    })),
    seller: ublParty(findAll(root, 'AccountingSupplierParty/Party')[0]),
    buyer: ublParty(findAll(root, 'AccountingCustomerParty/Party')[0]),
    lines: findAll(root, line).map((one) => ({
      id: findText(one, 'ID'),
      quantity: findText(one, quantity),
      unit: findAll(one, quantity)[0]?.attributes.unitCode,
      net: findText(one, 'LineExtensionAmount'),
      name: findText(one, 'Item/Name'),
      price: findText(one, 'Price/PriceAmount'),
      category: findText(one, 'Item/ClassifiedTaxCategory/ID'),
      rate: findText(one, 'Item/ClassifiedTaxCategory/Percent'),
      allowances: findAll(one, 'AllowanceCharge').map((allowance) => ({
        amount: findText(allowance, 'Amount'),
        reason: findText(allowance, 'AllowanceChargeReason'),
      })),
    })),
    taxes: findAll(root, 'TaxTotal/TaxSubtotal').map((one) => ({
      base: findText(one, 'TaxableAmount'),
      amount: findText(one, 'TaxAmount'),
      category: findText(one, 'TaxCategory/ID'),
      rate: findText(one, 'TaxCategory/Percent'),
      reason: findText(one, 'TaxCategory/TaxExemptionReason'),
    })),
    lineTotal: findText(total, 'LineExtensionAmount'),
    taxExclusive: findText(total, 'TaxExclusiveAmount'),
    taxTotals: findAll(root, 'TaxTotal').map((one) => findText(one, 'TaxAmount')),
    taxInclusive: findText(total, 'TaxInclusiveAmount'),
    prepaid: findText(total, 'PrepaidAmount'),
    payable: findText(total, 'PayableAmount'),
  };
}

function ciiParty(node: XmlNode | undefined): PartyTerms {
  const scheme = (id: string): string | undefined =>
    findAll(node, 'SpecifiedTaxRegistration/ID')
      .find(({ attributes }) => attributes.schemeID === id)
      ?.text.trim();
  return {
    name: findText(node, 'Name'),
    hasAddress: findAll(node, 'PostalTradeAddress').length === 1,
    country: findText(node, 'PostalTradeAddress/CountryID'),
    vat: scheme('VA'),
    taxNumber: scheme('FC'),
    registration: findText(node, 'SpecifiedLegalOrganization/ID'),
    endpoint: findAll(node, 'URIUniversalCommunication/URIID')[0],
  };
}

const ciiDay = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Reads the terms of a Cross Industry Invoice. */
export function readCiiTerms(root: XmlNode): Terms {
  const trade = findAll(root, 'SupplyChainTradeTransaction')[0];
  const settlement = findAll(trade, 'ApplicableHeaderTradeSettlement')[0];
  const agreement = findAll(trade, 'ApplicableHeaderTradeAgreement')[0];
  const total = findAll(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0];
  return {
    specification: findText(
      root,
      'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
    ),
    number: findText(root, 'ExchangedDocument/ID'),
    issueDate: ciiDay(findText(root, 'ExchangedDocument/IssueDateTime/DateTimeString')),
    typeCode: findText(root, 'ExchangedDocument/TypeCode'),
    currency: findText(settlement, 'InvoiceCurrencyCode'),
    dueDate: ciiDay(
      findText(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    ),
    terms: findText(settlement, 'SpecifiedTradePaymentTerms/Description'),
    precedingCount: findAll(settlement, 'InvoiceReferencedDocument').length,
    preceding: findText(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    payment: findAll(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((one) => ({
      code: findText(one, 'TypeCode'),
      account: findText(one, 'PayeePartyCreditorFinancialAccount/IBANID'),
    })),
    seller: ciiParty(findAll(agreement, 'SellerTradeParty')[0]),
    buyer: ciiParty(findAll(agreement, 'BuyerTradeParty')[0]),
    lines: findAll(trade, 'IncludedSupplyChainTradeLineItem').map((one) => {
      const own = findAll(one, 'SpecifiedLineTradeSettlement')[0];
      return {
        id: findText(one, 'AssociatedDocumentLineDocument/LineID'),
        quantity: findText(one, 'SpecifiedLineTradeDelivery/BilledQuantity'),
        unit: findAll(one, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attributes.unitCode,
        net: findText(own, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
        name: findText(one, 'SpecifiedTradeProduct/Name'),
        price: findText(one, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
        category: findText(own, 'ApplicableTradeTax/CategoryCode'),
        rate: findText(own, 'ApplicableTradeTax/RateApplicablePercent'),
        allowances: findAll(own, 'SpecifiedTradeAllowanceCharge').map((allowance) => ({
          amount: findText(allowance, 'ActualAmount'),
          reason: findText(allowance, 'Reason'),
        })),
      };
    }),
    taxes: findAll(settlement, 'ApplicableTradeTax').map((one) => ({
      base: findText(one, 'BasisAmount'),
      amount: findText(one, 'CalculatedAmount'),
      category: findText(one, 'CategoryCode'),
      rate: findText(one, 'RateApplicablePercent'),
      reason: findText(one, 'ExemptionReason'),
    })),
    lineTotal: findText(total, 'LineTotalAmount'),
    taxExclusive: findText(total, 'TaxBasisTotalAmount'),
    taxTotals: findAll(total, 'TaxTotalAmount').map(({ text }) => text.trim()),
    taxInclusive: findText(total, 'GrandTotalAmount'),
    prepaid: findText(total, 'TotalPrepaidAmount'),
    payable: findText(total, 'DuePayableAmount'),
  };
}
