// Rendering of campaigns

export {
  type BlockWarning,
  type CompiledEmail,
  type EmailSource,
  GMAIL_CLIPS_AT,
} from './email/compile-email.ts';
export { emailPicture } from './email/email-address.ts';
export {
  type EmailDetails,
  type EmailDetailsLink,
  type EmailDetailsRow,
  SAMPLE_DETAILS,
} from './email/email-details.ts';
export type { EmailProduct } from './email/email-product.ts';
export { EMAIL_WARNINGS, type EmailWarning } from './email/email-view.ts';
// Merge fields
export {
  cutAtFields,
  fieldWarnings,
  fillSlot,
  MERGE_FIELDS,
  type MergeField,
  type MergeSlot,
  type MergeValues,
  mergeHtml,
  mergeLine,
  mergeText,
  replacePersonalLinks,
} from './email/merge-fields.ts';
export { getSampleDetails, getSampleValues } from './email/sample-details.ts';
export type { SampleTexts } from './email/sample-texts.ts';
// Emails that start from a page
export {
  type EmailPage,
  type PageEmail,
  type PageToEmailOptions,
  pageToEmail,
} from './page-email/page-to-email.ts';
export {
  compileCampaign,
  type EmailRecipient,
  getSampleTexts,
  mergeEmail,
  type RenderedEmail,
  renderEmail,
} from './registry/render-email.ts';
export { toEmailProduct } from './store/to-email-product.ts';
