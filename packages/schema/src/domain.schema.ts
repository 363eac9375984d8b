import { boolean, type InferType, mixed, object, string } from 'yup';
import { idField } from './fields.ts';
import { isNobodysHost, normaliseHost } from './host-name.ts';

/** `pending`: nobody has shown yet that the tenant owns it, and it shows no site. */
export const DOMAIN_STATUSES = ['pending', 'verified'] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

/** How many host names a tenant can have. */
export const MAX_DOMAINS = 20;

/** A host name of a tenant's own. */
export const domainSchema = object({
  id: idField().required(),
  /** As computers write it: lower case, international letters as punycode. */
  host: string().required(),
  /** As people write it. */
  name: string().required(),
  status: mixed<DomainStatus>().oneOf(DOMAIN_STATUSES).required(),
  /** True for the one that all others lead to. */
  is_primary: boolean().required(),
  verified_at: string().nullable().defined(),
  /** When the name servers were last asked; null for never. */
  checked_at: string().nullable().defined(),
  /** Why the last look at the name servers did not verify it; '' for no reason. */
  problem: string().defined(),
  /** The TXT record that shows whose it is. */
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

/** Body of a change of a host name: whether all others lead to it. */
export const domainUpdateSchema = object({ is_primary: boolean().required() }).noUnknown();
