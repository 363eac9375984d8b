/** Customers, notes, forms and their submissions. Other domains import only this file. */
export {
  ACTIVITY_SOURCES,
  type ActivitySource,
  FIGURE_SOURCES,
  type FigureSource,
} from './activity/activity-source.ts';
export { CRM_MODULES } from './crm.modules.ts';
export { customerEntity } from './customers/customer.entity.ts';
export { CUSTOMER_TABLES, UNDO_MERGE_CHECKS } from './customers/customer-references.ts';
export { joinCustomer } from './customers/join-customer.ts';
export { getVehicles } from './customers/vehicles.repository.ts';
export { ADDRESS_BLOCKS } from './forms/confirm-sender.ts';
export { getFormLimits } from './forms/form.services.ts';
export type { FormLimits } from './forms/form-limits.ts';
export { FORM_SIGN_UPS, type SignUp } from './forms/form-sign-up.ts';
export { getAnchor, refuseForm } from './forms/forms.routes.ts';
