/** People, tenants, settings, events and other parts of the platform. */
export {
  ACCOUNT_DAYS,
  type Accept,
  type AccountUpdate,
  acceptSchema,
  accountUpdateSchema,
  forgotSchema,
  type PasswordChange,
  passwordChangeSchema,
  resetSchema,
  type Session,
  type ShopAccount,
  sessionSchema,
} from './account.schema.ts';
export {
  ACCOUNT_SUBJECTS,
  type AccountSubject,
  AUDIT_FIELDS,
  AUDIT_KINDS,
  AUDIT_RETENTION_DAYS,
  type AuditEntry,
  type AuditKind,
  SECURITY_ACTIONS,
  SECURITY_EVENTS_PERMISSION,
  SECURITY_SUBJECTS,
  type SecurityAction,
} from './audit-log.schema.ts';
export {
  CAPTCHA_PROVIDERS,
  type Captcha,
  type CaptchaProvider,
  type CaptchaUpdate,
  captchaSchema,
  captchaUpdateSchema,
  type KeyedProvider,
  type PublicCaptcha,
} from './captcha.schema.ts';
export { DEFAULT_PUBLIC_SETTINGS, DEFAULT_SETTINGS } from './default-settings.ts';
export {
  DOMAIN_STATUSES,
  type Domain,
  type DomainCreate,
  type DomainStatus,
  domainCreateSchema,
  MAX_DOMAINS,
} from './domain.schema.ts';
export {
  CHANGE_ACTIONS,
  type ChangeAction,
  CLOSE_REASONS,
  ENTITY_MODULES,
  type EntityName,
  EVENT_PAYLOADS,
  EVENT_PERMISSIONS,
  type EventName,
  type EventPayload,
  MAX_STREAMS,
  STREAM_TIMES,
  type StoredEventName,
  type StreamEvent,
} from './events.ts';
export {
  MAIL_SECURITIES,
  type MailSecurity,
  type MailServer,
  type MailServerUpdate,
  mailServerUpdateSchema,
  type StoredMail,
  storedMailSchema,
} from './mail.schema.ts';
export { mainNavItems } from './main-nav-items.ts';
export {
  type ManagedAgency,
  type ManagedTenant,
  TENANT_FIELDS,
  type TenantCreate,
  type TenantStatus,
  type TenantUpdate,
  tenantCreateSchema,
  tenantUpdateSchema,
} from './managed-tenant.schema.ts';
export { MEDIA_QUOTAS, type StorageQuota } from './media-quota.ts';
export {
  INVITATION_DAYS,
  type Invitation,
  type Invite,
  inviteSchema,
  MEMBER_FIELDS,
  MEMBER_STATUSES,
  type Member,
  type MemberStatus,
  type MemberUpdate,
  memberSchema,
  memberUpdateSchema,
  roleLabel,
} from './member.schema.ts';
export {
  OVERVIEW_DAYS,
  OVERVIEW_FIGURES,
  type OverviewFigure,
  type OverviewFigureName,
  type OverviewLayout,
} from './overview.schema.ts';
export {
  type Agency,
  agencySchema,
  type Login,
  loginSchema,
  type Me,
  meSchema,
  PLANS,
  type Plan,
  SCOPES,
  type Scope,
  type ShellSettings,
  shellSettingsSchema,
  TENANT_MODULES,
  type Tenant,
  type TenantModule,
  tenantSchema,
  type User,
  userSchema,
} from './people.schema.ts';
export {
  type Role,
  type RoleCreate,
  type RoleUpdate,
  roleCreateSchema,
  roleSchema,
  roleUpdateSchema,
  TENANT_ROLE_IDS,
} from './role.schema.ts';
export {
  type ListConfig,
  type SavedView,
  type SavedViewUpdate,
  savedViewSchema,
} from './saved-view.schema.ts';
export type {
  DomainCheck,
  DomainCheckName,
  DomainCheckStatus,
  SenderDomain,
} from './sender-domain.schema.ts';
export {
  type PublicSettings,
  publicSettingsSchema,
  type Settings,
  type SettingsUpdate,
  settingsSchema,
  settingsUpdateSchema,
  THEME_FONTS,
  type Theme,
  themeSchema,
} from './settings.schema.ts';
export {
  SETTINGS_AREAS,
  type SettingChange,
  type SettingsArea,
  type SettingsEntry,
} from './settings-history.schema.ts';
