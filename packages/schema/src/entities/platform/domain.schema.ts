import { boolean, type InferType, mixed, object, string } from 'yup';
import { idField } from '../../fields/fields.ts';
import { isNobodysHost, normaliseHost } from '../../values/host-name.ts';

/** Statuses of a domain. `pending`: ownership is not verified yet, and the domain serves no site. */
export const DOMAIN_STATUSES = ['pending', 'verified'] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

/** Maximum number of host names of a tenant. */
export const MAX_DOMAINS = 20;

/** A custom domain of a tenant. */
export const domainSchema = object({
  id: idField().required(),
  /** In ASCII: lower case, international letters as punycode. */
  host: string().required(),
  /** In Unicode, for display. */
  name: string().required(),
  status: mixed<DomainStatus>().oneOf(DOMAIN_STATUSES).required(),
  /** True for the domain that all others redirect to. */
  is_primary: boolean().required(),
  verified_at: string().nullable().defined(),
  /** Time of the last DNS lookup; null for never. */
  checked_at: string().nullable().defined(),
  /** Why the last lookup did not verify the domain; '' for no problem. */
  problem: string().defined(),
  /** TXT record that proves ownership. */
  record: object({ name: string().required(), value: string().required() }).required(),
  created_at: string().required(),
}).noUnknown();
export type Domain = InferType<typeof domainSchema>;

/** Body that adds a host name. */
export const domainCreateSchema = object({
  host: string()
    .max(300)
    .required('Please enter a domain')
    .test(
      'host',
      'Use a domain such as www.example.com',
      (typed) => typed === undefined || normaliseHost(typed) !== undefined,
    )
    .test('nobodys', 'Nobody can own this name on the internet', (typed) => {
      const host = normaliseHost(typed ?? '');
      return host === undefined || !isNobodysHost(host);
    }),
}).noUnknown();
export type DomainCreate = InferType<typeof domainCreateSchema>;

/** Body that updates a host name: whether all others redirect to it. */
export const domainUpdateSchema = object({ is_primary: boolean().required() }).noUnknown();
