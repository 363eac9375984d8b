export { acceptInput } from './accept-input.ts';
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
export { addressLines } from './address-lines.ts';
export {
  EVENT_KINDS,
  type EventItem,
  type EventKind,
  ITEM_KINDS,
  LONGEST_PERIOD,
  OTHER_KEY,
  type SiteEvent,
  STAT_DIMENSIONS,
  type StatDimension,
  siteEventSchema,
  type VisitReport,
  type VisitRow,
  type VisitSums,
  visitReportSchema,
} from './analytics.schema.ts';
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
  BLOG_POST_FIELDS,
  type BlogPost,
  type BlogPostCreate,
  type BlogPostUpdate,
  blogPostCreateSchema,
  blogPostSchema,
  blogPostUpdateSchema,
  isScheduled,
  POST_STATUSES,
  type PostStatus,
} from './blog-post.schema.ts';
// Builder tree and device settings
export {
  BUILDER_NODE_FIELDS,
  type BuilderNode,
  type BuilderTree,
  type JsonObject,
  type JsonValue,
  type NodeId,
  type TreeFragment,
} from './builder-node.ts';
export {
  CAMPAIGN_FIELDS,
  CAMPAIGN_STATUSES,
  type Campaign,
  type CampaignCreate,
  type CampaignStatus,
  type CampaignUpdate,
  campaignCreateSchema,
  campaignSchema,
} from './campaign.schema.ts';
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
export {
  CART_ACTS,
  CART_LIMITS,
  CART_SETTINGS,
  type Cart,
  type CartAct,
  type CartForm,
  type CartItem,
  type CartSettings,
  type CartSettingsUpdate,
  cartAddSchema,
  cartFormSchema,
  cartItemSchema,
  cartQuantitySchema,
  cartSchema,
  cartSettingsSchema,
} from './cart.schema.ts';
export {
  CATEGORY_KINDS,
  CATEGORY_LEVELS,
  type Category,
  type CategoryCreate,
  type CategoryKind,
  type CategoryRef,
  type CategoryUpdate,
  categoryCreateSchema,
  categorySchema,
  categoryUpdateSchema,
  MAX_CATEGORIES,
  NO_CATEGORY,
} from './category.schema.ts';
export { allocateCents, divideRounded, fromCents, isStorableAmount, toCents } from './cents.ts';
export {
  type BuyerOrder,
  CHECKOUT_ACTS,
  type Checkout,
  type CheckoutContext,
  type CheckoutDetails,
  type CheckoutForm,
  DELIVERIES,
  type Delivery,
  MAX_OWN_ORDERS,
  type OwnOrder,
  type PlacedOrder,
} from './checkout.schema.ts';
// Input normalization
export {
  ADMIN_BREAKPOINT,
  BLOG_PAGE,
  BLOG_PATH,
  BREAKPOINTS,
  BUTTON_VARIANTS,
  CARD_SIZE,
  CART_PAGE,
  CHECKOUT_PAGE,
  CONTENT_LIMITS,
  DEVICES,
  type Device,
  FONT_WEIGHTS,
  type FontWeight,
  IMAGE_WIDTHS,
  LINK_TARGETS,
  type LinkTarget,
  MAX_TOASTS,
  NODE_ID_LENGTH,
  ORDER_PATH,
  PRODUCT_PATH,
  ROOT_ID,
  SIDEBAR,
  STARTER_SITES,
  STORE_CATEGORY_PATH,
  STORE_PAGE,
  type StarterSiteName,
  THEME_COLORS,
  type ThemeColor,
  TIMES,
  TRASH_DAYS,
  VIEWPORT_WIDTHS,
  VIEWPORTS,
  type Viewport,
} from './constants.ts';
export { allRoutes, apiContract } from './contract/api-contract.ts';
export {
  type BulkWork,
  type BulkWorkAction,
  type BulkWorkReason,
  type BulkWorkStatus,
  bulkWorksContract,
} from './contract/bulk-work.contract.ts';
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
// The API contract
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
export {
  ACCOUNT_COOKIE,
  cookieName,
  linkCookie,
  ownCookieHeader,
  prefixedCookieHeader,
  RESET_COOKIE,
  readCookies,
  STAFF_VIEW_COOKIE,
  sentCookie,
} from './cookies.ts';
export {
  COUNTRY_CODES,
  countryName,
  countryOptions,
  knowsProvinces,
  provinceOptions,
} from './countries.ts';
export {
  COUPON_FIELDS,
  COUPON_KINDS,
  type Coupon,
  type CouponKind,
  type CouponUpdate,
  couponCode,
  couponCreateSchema,
  couponSchema,
  couponUpdateSchema,
} from './coupon.schema.ts';
export {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  type CustomFieldType,
  type CustomFieldUpdate,
  type CustomFieldWrite,
  customFieldSchema,
} from './custom-field.schema.ts';
export {
  ADDRESS_TYPES,
  type Address,
  CUSTOMER_FIELDS,
  CUSTOMER_STATUSES,
  CUSTOMER_TEXTS,
  type Customer,
  type CustomerCreate,
  type CustomerStatus,
  type CustomerText,
  type CustomerUpdate,
  type CustomValue,
  customerCreateSchema,
  customerSchema,
  customerUpdateSchema,
  MAX_ADDRESSES,
} from './customer.schema.ts';
export { dayField, dayPlus, daysBetween } from './day.ts';
export { DEFAULT_PUBLIC_SETTINGS, DEFAULT_SETTINGS } from './default-settings.ts';
export {
  bandedPrice,
  DELIVERY_BASES,
  type DeliveredGoods,
  type DeliveryBasis,
  type DeliveryDestination,
  deliversTo,
  inKilograms,
  type ShippingMethod,
} from './delivery.schema.ts';
export {
  type AlignmentSettings,
  type BackgroundSettings,
  BORDER_CHOICES,
  BOX_SHADOWS,
  type BorderChoice,
  type BorderSettings,
  type BoxShadow,
  DEVICE_GROUPS,
  type DeviceGroup,
  type DeviceGroups,
  type FullSettings,
  GAP_UNITS,
  type GapUnit,
  GROUP_FIELDS,
  HEIGHT_UNITS,
  type HeightUnit,
  type OverlaySettings,
  type SettingOrigin,
  type SpacingSettings,
  type SparseGroups,
  type SparseSettings,
  SYNC_DEFAULTS,
  type VisibilitySettings,
  WIDTH_UNITS,
  type WidthUnit,
} from './device-settings.ts';
export {
  DOMAIN_STATUSES,
  type Domain,
  type DomainCreate,
  type DomainStatus,
  domainCreateSchema,
  MAX_DOMAINS,
} from './domain.schema.ts';
// Errors
export {
  AppError,
  type AppErrorDetails,
  appError,
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDefinition,
  invariant,
} from './errors.ts';
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
export { fieldProblem } from './field-problem.ts';
export {
  ADDRESS_PARTS,
  CUSTOMER_MAPPINGS,
  EMPTY_FORM_FIELD,
  FORM_EMAIL,
  FORM_FIELD_TYPES,
  FORM_VEHICLE_PARTS,
  FORM_WIDTHS,
  type FormField,
  type FormFieldType,
  formFieldName,
  formFieldSchema,
  INFO_ALIGNS,
  type NamedFormField,
  OPTION_TYPES,
  TEXT_TYPES,
} from './form-field.schema.ts';
export {
  formFieldProblems,
  readFormField,
  readFormFields,
  shownWhen,
  tidyFormField,
  toDynamicForm,
} from './form-fields.ts';
export {
  FORM_SUBMISSION_FIELDS,
  FORM_SUBMISSION_STATUS,
  type FormFile,
  type FormSubmission,
  type FormSubmissionStatus,
  type FormSubmissionUpdate,
  formReplySchema,
  formSubmissionBulkSchema,
  formSubmissionCreateSchema,
  formSubmissionSchema,
  formSubmissionUpdateSchema,
  type Notified,
} from './form-submission.schema.ts';
export {
  type FormAnswer,
  type FormJudges,
  isFieldShown,
  LONGEST_FORM_TEXT,
  PAST_DAY,
  type ReadValues,
  readFormValues,
  type SentValues,
} from './form-values.ts';
export {
  DATE_STYLES,
  type DateStyle,
  type FormatChoice,
  type FormatsUpdate,
  formatsUpdateSchema,
  isLocale,
  isTimeZone,
  NUMBER_STYLES,
  type NumberStyle,
} from './formats.schema.ts';
export { isBelow, normaliseHost } from './host-name.ts';
export { readInstant } from './instant.ts';
export {
  ADJUSTMENT_REASONS,
  type Adjustment,
  type AdjustmentReason,
  type Adjustments,
  adjustmentSchema,
  type GridFailure,
  MAX_STOCK_ROWS,
  MOVEMENT_FIELDS,
  type MovementReason,
  STOCK_FIELDS,
  STOCK_STATES,
  type StockGrid,
  type StockLevel,
  type StockLocation,
  type StockLocationCreate,
  type StockLocationUpdate,
  type StockMovement,
  type StockRow,
  type StockState,
  stockLocationCreateSchema,
} from './inventory.schema.ts';
// Lists
export {
  CUSTOM_FIELD_PREFIX,
  defineListFields,
  FILTER_OPERATORS,
  type FieldOption,
  type FieldType,
  type FilterOperator,
  fieldLabels,
  type ListField,
  type ListFields,
  sortableFields,
} from './list/list-fields.ts';
export {
  FILTER_LIMITS,
  type FilterGroup,
  type FilterRule,
  filterProblem,
  getCustomFields,
  isFilterGroup,
  needsNoValue,
  readFilter,
} from './list/list-filter.ts';
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
export {
  type Crop,
  IMAGE_TYPES,
  type Media,
  type MediaFacts,
  type MediaUpdate,
  mediaSchema,
  SMALLEST_CROP,
  SVG_TYPE,
  UPLOAD_LIMIT,
  type Usage,
} from './media.schema.ts';
export { FOLDER_LIMITS, type MediaFolder } from './media-folder.schema.ts';
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
  deleteNavItemQuestion,
  helloText,
  MESSAGES,
  removeBlockQuestion,
} from './messages.ts';
export { getMoney, type Money } from './money-text.ts';
export {
  isSitePageItem,
  MOBILE_NAV,
  NAV_DEPTH,
  NAV_DROPS,
  NAV_ITEM_TYPES,
  NAV_RANGES,
  NAV_SITE_PAGES,
  NAV_SIZES,
  type NavItem,
  type NavItemForm,
  type NavSettings,
  NEW_NAV_ITEM,
  navItemFormSchema,
  RIGHT_ITEM_TYPES,
} from './navigation.schema.ts';
export {
  NOTE_FIELDS,
  type Note,
  type NoteCreate,
  type NoteUpdate,
  noteCreateSchema,
  noteSchema,
  noteUpdateSchema,
} from './note.schema.ts';
export {
  closedDateText,
  type DayHours,
  hoursOn,
  hoursText,
  isEverOpen,
  NO_OPENING_HOURS,
  type OpenException,
  type OpenInterval,
  type OpeningHours,
  openDaysText,
  readTime,
  WEEKDAYS,
} from './opening-hours.ts';
export {
  ORDER_EVENTS,
  ORDER_FIELDS,
  ORDER_STATUSES,
  type Order,
  type OrderEventType,
  type OrderItem,
  type OrderStatus,
  type OrderTotals,
  type OrderUpdate,
  orderSchema,
  orderUpdateSchema,
  PAYMENT_STATUSES,
  type PaymentStatus,
  SALES_DAYS,
  type Sales,
  type TaxLine,
  type TrackingNumber,
} from './order.schema.ts';
export type {
  OrderCancel,
  OrderFulfil,
  OrderPay,
  OrderRefund,
  OrderRefundSelection,
  RefundQuote,
} from './order-actions.schema.ts';
export type { AddressInput, OrderAddress } from './order-address.schema.ts';
export {
  MAX_BULK_ORDERS,
  ORDER_DOCUMENTS,
  type OrderDocuments,
  type OrdersChanged,
} from './order-bulk.schema.ts';
export {
  ORDER_DISCOUNTS,
  type OrderCreate,
  type OrderDiscountKind,
  type OrderDraft,
  type OrderProduct,
  type OrderQuote,
} from './order-create.schema.ts';
// Entities
export {
  contentField,
  NO_PAGE,
  NO_TEMPLATE,
  PAGE_FIELDS,
  PAGE_STATUSES,
  type Page,
  type PageCreate,
  type PageForm,
  type PageRow,
  type PageStatus,
  type PageUpdate,
  pageCreateSchema,
  pageFormSchema,
  pageSchema,
  pageUpdateSchema,
} from './page.schema.ts';
export { isPartOfPage, PAGE_TOKEN_HEADER, PAGE_TOKEN_NAME } from './page-token.ts';
export {
  EASY_PASSWORD,
  getWords,
  judgePassword,
  newPasswordField,
  PASSWORD_LENGTH,
  type PasswordStrength,
  type PasswordVerdict,
} from './password.ts';
export {
  CARD_SERVICE,
  isPaidOnline,
  PAYMENT_METHODS,
  PAYMENT_SERVICES,
  type PaymentMethodKey,
  type PaymentServiceKey,
} from './payment-method.ts';
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
  MAX_PLACES,
  type Place,
  type PlaceAddress,
  placeAddressSchema,
  placeChoiceSchema,
  placeSchema,
  placesSchema,
  placesSearchSchema,
} from './places.schema.ts';
export {
  LENGTH_UNITS,
  MAX_OF_PRODUCT,
  PRODUCT_FIELDS,
  PRODUCT_STATUSES,
  type Product,
  type ProductAttribute,
  type ProductImage,
  type ProductStatus,
  type ProductUpdate,
  type ProductVariant,
  productCreateSchema,
  productSchema,
  STOCK_STATUSES,
  type StockStatus,
  type VariantWrite,
  WEIGHT_UNITS,
} from './product.schema.ts';
export { choiceText, MAX_CHOICES, type ProductChoice, readChoice } from './product-choice.ts';
export {
  MAX_PRODUCTS,
  PRODUCT_ORDERS,
  PRODUCTS_PER_PAGE,
  type ProductOrder,
  readPriceRange,
  SHOP_ORDERS,
  type ShopOrderName,
} from './product-list-query.ts';
export {
  type ProductPage,
  type PublicProduct,
  productPageSchema,
  publicProductSchema,
  publicVariantSchema,
  type StoreSuggestions,
  storeSuggestionsSchema,
} from './public-product.schema.ts';
export { readBoolean } from './reading/read-boolean.ts';
export { DEFAULT_COUNTRY, getLocaleCountry, readCountry } from './reading/read-country.ts';
export { type DateOrder, readDate } from './reading/read-date.ts';
export { type DecimalMark, readNumber } from './reading/read-number.ts';
export { readProvince } from './reading/read-province.ts';
export { readWebAddress } from './reading/read-web-address.ts';
export { type ReadingContext, readingContext } from './reading/reading-context.ts';
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
  ACTIONS,
  ALL_PERMISSIONS,
  isStaff,
  MODULES,
  OWNER_ROLE_ID,
  type Permission,
  type PermissionAction,
  type PermissionModule,
  type PermissionTree,
  permissionTree,
  ROLE_PERMISSIONS,
  ROLES,
  type RoleId,
  type RoleName,
  roleCan,
  rolePermissions,
  toPermissionTree,
  USER_ROLE_ID,
} from './roles.ts';
// Roles and permissions
export {
  type ListConfig,
  type SavedView,
  type SavedViewUpdate,
  savedViewSchema,
} from './saved-view.schema.ts';
export { keywordList, seoFields } from './seo.schema.ts';
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
export { ownPath } from './site-path.ts';
export { getSize, sizeText } from './size-text.ts';
export { slugFrom } from './slug-from.ts';
export {
  type EmailList,
  type EmailListCreate,
  type EmailListUpdate,
  emailListCreateSchema,
  emailListSchema,
  SUBSCRIBER_FIELDS,
  SUBSCRIPTION_STATUSES,
  type Subscriber,
  type SubscriptionStatus,
} from './subscriber.schema.ts';
export { TAG_COLORS, type Tag, type TagColor, type TagRef, tagSchema } from './tag.schema.ts';
export {
  type ComponentTemplate,
  saveContainerSchema,
  TEMPLATE_TYPES,
  type TemplateType,
  templateCreateSchema,
  templateSchema,
  templateUpdateSchema,
} from './template.schema.ts';
// Events
export {
  type Tracking,
  type TrackingUpdate,
  trackingSchema,
  trackingUpdateSchema,
} from './tracking.schema.ts';
export { trimSlashes } from './trim-slashes.ts';
export {
  CHECK_IN_STATUSES,
  VEHICLE_TYPES,
  type Vehicle,
  type VehicleType,
  type VehicleWrite,
} from './vehicle.schema.ts';
export { isVin, vinCheckDigit } from './vin.ts';
export {
  FIRST_ORDER,
  type PaymentMethodSetting,
  type StoredWebOrderSettings,
  TAX_MODES,
  type TaxMode,
  type TaxRate,
  WEB_ORDER_SETTINGS,
  type WebOrderSettings,
  type WebOrderSettingsUpdate,
  webOrderSettingsSchema,
  webOrderSettingsUpdateSchema,
} from './web-order-settings.schema.ts';
