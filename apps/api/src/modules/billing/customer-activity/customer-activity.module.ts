import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import {
  ACTIVITY_SOURCES,
  CUSTOMER_TABLES,
  FIGURE_SOURCES,
  UNDO_MERGE_CHECKS,
} from '../../crm/index.ts';
import { OVERVIEW_SOURCES } from '../../platform/index.ts';
import { INVOICE_ACTIVITY, QUOTE_ACTIVITY } from './billing-activity.ts';
import { INVOICE_FIGURES, QUOTE_FIGURES } from './billing-figures.ts';
import { INVOICE_OVERVIEW, QUOTE_OVERVIEW } from './billing-overview.ts';
import { requireCredit } from './require-credit.ts';

/** Quotes, invoices and payments on the page of their customer, in the overview, and in merges of customers. */
export const customerActivityModule = defineModule({
  name: 'billing/customer-activity',
  extensions: [
    extend(ACTIVITY_SOURCES, () => QUOTE_ACTIVITY),
    extend(ACTIVITY_SOURCES, () => INVOICE_ACTIVITY),
    extend(FIGURE_SOURCES, () => QUOTE_FIGURES),
    extend(FIGURE_SOURCES, () => INVOICE_FIGURES),
    extend(OVERVIEW_SOURCES, () => INVOICE_OVERVIEW),
    extend(OVERVIEW_SOURCES, () => QUOTE_OVERVIEW),
    extend(CUSTOMER_TABLES, () => 'quotes'),
    extend(CUSTOMER_TABLES, () => 'invoices'),
    extend(CUSTOMER_TABLES, () => 'customer_credits'),
    extend(UNDO_MERGE_CHECKS, () => requireCredit),
  ],
});
