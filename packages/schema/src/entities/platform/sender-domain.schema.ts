import { array, boolean, type InferType, mixed, object, string } from 'yup';

/** Records by which receivers tell real mails of a domain from forged ones. */
export const DOMAIN_CHECKS = ['spf', 'dkim', 'dmarc'] as const;
export type DomainCheckName = (typeof DOMAIN_CHECKS)[number];

/** Results of a check; `unknown` while the DNS servers do not answer. */
export const DOMAIN_CHECK_STATUSES = ['ok', 'missing', 'wrong', 'unknown'] as const;
export type DomainCheckStatus = (typeof DOMAIN_CHECK_STATUSES)[number];

/** Result of one check of a domain. */
const domainCheckSchema = object({
  key: mixed<DomainCheckName>().oneOf(DOMAIN_CHECKS).required(),
  status: mixed<DomainCheckStatus>().oneOf(DOMAIN_CHECK_STATUSES).required(),
  /** Explanation in one or two sentences. */
  message: string().required(),
  /** TXT record to create or to change; null where nothing is to be done. */
  record: object({ name: string().required(), value: string().required() }).nullable().defined(),
}).noUnknown();
export type DomainCheck = InferType<typeof domainCheckSchema>;

/** The domain that a tenant's emails come from, and what DNS says about it. */
export const senderDomainSchema = object({
  name: string().required(),
  /** Empty before the first check. */
  checks: array(domainCheckSchema.required()).required(),
  /** True while emails are signed with DKIM. */
  signs: boolean().required(),
  checked_at: string().nullable().defined(),
}).noUnknown();
export type SenderDomain = InferType<typeof senderDomainSchema>;
