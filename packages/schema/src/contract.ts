/** Contract of the API: each endpoint with its method, path, audience, body, answer and errors. */
export { allRoutes, apiContract } from './contract/api-contract.ts';
export {
  type BulkWork,
  type BulkWorkAction,
  type BulkWorkReason,
  type BulkWorkStatus,
  bulkWorksContract,
} from './contract/bulk-work.contract.ts';
export type { CustomFieldContract } from './contract/custom-field-calls.ts';
export type { LetterContract, ShareFileContract } from './contract/document-calls.ts';
export {
  changeFields,
  type EntityContract,
  type EntityShape,
  entityContract,
  type RecordContract,
} from './contract/entity.contract.ts';
export {
  EXPORT_FORMATS,
  type Export,
  type ExportFormat,
  exportsContract,
} from './contract/exports.contract.ts';
export { FIRST_STEPS, type FirstStepId, type FirstSteps } from './contract/first-steps.contract.ts';
export {
  type FailureCause,
  IMPORT_FIELDS,
  IMPORT_LIMIT,
  IMPORT_STATUSES,
  type Import,
  type ImportStatus,
  type ImportTargetInfo,
  type ImportUndoReport,
  MAX_CORRECTED_ROWS,
  MAX_IMPORTED,
  ON_MATCH,
  type OnMatch,
  type ReadValue,
} from './contract/imports.contract.ts';
export type { FailedJob } from './contract/jobs.contract.ts';
export { type ListQuery, MAX_ORDERS } from './contract/list.ts';
export type { ManyContract } from './contract/many.contract.ts';
export type { MenuItem } from './contract/pages.contract.ts';
export {
  type Access,
  CONTENT_BODY,
  defineRoute,
  type Method,
  type RouteAddress,
  type RouteBody,
  type RouteCall,
  type RouteContract,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
  type SchemaOf,
  SMALL_BODY,
  yupObject,
  yupSchema,
} from './contract/route.ts';
export {
  type FoundRecordRef,
  MAX_FOUND_PER_ENTITY,
  MIN_SEARCH_LENGTH,
} from './contract/search.contract.ts';
export { MAX_BULK, type Selection } from './contract/selection.ts';
export { shopCalls } from './contract/shop-calls.ts';
export {
  type StartedSite,
  type StarterSiteOffer,
  starterSitesContract,
} from './contract/starter-sites.contract.ts';
export { storeQuery } from './contract/store.contract.ts';
export {
  tenantViewsContract,
  type ViewsContract,
  viewsContract,
} from './contract/views.contract.ts';
export type {
  AssigneeContract,
  CommentContract,
  FileContract,
} from './contract/work-parts.contract.ts';
