/** Values and rules that records share: money, days, formats, reading of input, lists, roles and permissions. */
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
} from './access/roles.ts';
export { acceptInput } from './fields/accept-input.ts';
export { fieldProblem } from './fields/field-problem.ts';
export {
  closedDateText,
  closedTimeProblem,
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
} from './fields/opening-hours.ts';
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
  DATE_STYLES,
  type DateStyle,
  type FormatChoice,
  type FormatsUpdate,
  formatsUpdateSchema,
  isLocale,
  isTimeZone,
  NUMBER_STYLES,
  type NumberStyle,
} from './reading/formats.schema.ts';
export { readBoolean } from './reading/read-boolean.ts';
export { readClockTime } from './reading/read-clock-time.ts';
export { DEFAULT_COUNTRY, getLocaleCountry, readCountry } from './reading/read-country.ts';
export { type DateOrder, readDate } from './reading/read-date.ts';
export { readDuration } from './reading/read-duration.ts';
export { type DecimalMark, readNumber } from './reading/read-number.ts';
export { readProvince } from './reading/read-province.ts';
export { readWebAddress } from './reading/read-web-address.ts';
export { type ReadingContext, readingContext } from './reading/reading-context.ts';
export { readTimeZone } from './reading/time-zone.ts';
export { archivePath, readArchivePath } from './values/archive-path.ts';
export {
  allocateCents,
  divideRounded,
  fromCents,
  isStorableAmount,
  toCents,
} from './values/cents.ts';
export {
  ADMIN_BREAKPOINT,
  ARCHIVE_PAGE,
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
  DOCUMENT_PATH,
  FONT_WEIGHTS,
  type FontWeight,
  GRID_LIMITS,
  IMAGE_WIDTHS,
  LINK_TARGETS,
  type LinkTarget,
  MAX_COMPONENT_PROPERTIES,
  MAX_COMPONENT_VARIANTS,
  MAX_LISTED_ITEMS,
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
} from './values/constants.ts';
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
} from './values/cookies.ts';
export {
  COUNTRY_CODES,
  countryName,
  countryOptions,
  knowsProvinces,
  provinceOptions,
} from './values/countries.ts';
export { currencyDigits, isCurrency } from './values/currency.ts';
export { dayField, dayPlus, daysBetween } from './values/day.ts';
export {
  type DocumentAmounts,
  type DocumentTotals,
  documentAmounts,
  documentTotals,
  type LineAmounts,
  type LineTax,
  type PricedLine,
} from './values/document-totals.ts';
export { isBelow, normaliseHost } from './values/host-name.ts';
export { readInstant } from './values/instant.ts';
export { getMoney, type Money } from './values/money-text.ts';
export { isPartOfPage, PAGE_TOKEN_HEADER, PAGE_TOKEN_NAME } from './values/page-token.ts';
export {
  EASY_PASSWORD,
  getWords,
  judgePassword,
  newPasswordField,
  PASSWORD_LENGTH,
  type PasswordStrength,
  type PasswordVerdict,
} from './values/password.ts';
export {
  CARD_SERVICE,
  isPaidOnline,
  PAYMENT_METHODS,
  PAYMENT_SERVICES,
  type PaymentMethodKey,
  type PaymentServiceKey,
} from './values/payment-method.ts';
export {
  choiceText,
  MAX_CHOICES,
  type ProductChoice,
  readChoice,
} from './values/product-choice.ts';
export {
  MAX_PRODUCTS,
  PRODUCT_ORDERS,
  PRODUCTS_PER_PAGE,
  type ProductOrder,
  readPriceRange,
  SHOP_ORDERS,
  type ShopOrderName,
} from './values/product-list-query.ts';
export {
  fromScaled,
  hasDecimals,
  MAX_DECIMALS,
  roundToCents,
  scaleFactor,
  toScaled,
} from './values/scaled.ts';
export { ownPath } from './values/site-path.ts';
export { getSize, sizeText } from './values/size-text.ts';
export { slugFrom } from './values/slug-from.ts';
export { trimSlashes } from './values/trim-slashes.ts';
export { isVin, vinCheckDigit } from './values/vin.ts';
export { getIsoWeek, getMonday, readWeek } from './values/week.ts';
