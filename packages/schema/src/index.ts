// Constants and texts

// What comes in
export { acceptInput } from './accept-input.ts';
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
  ADMIN_BREAKPOINT,
  BREAKPOINTS,
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
  ROOT_ID,
  SIDEBAR,
  THEME_COLORS,
  type ThemeColor,
  TIMES,
  VIEWPORT_WIDTHS,
  VIEWPORTS,
  type Viewport,
} from './constants.ts';
export { allRoutes, apiContract } from './contract/api-contract.ts';
export type { ListQuery } from './contract/list.ts';
export type { MenuItem } from './contract/pages.contract.ts';
// The API contract
export {
  type Access,
  CONTENT_BODY,
  defineRoute,
  type Method,
  type RouteBody,
  type RouteContract,
  type RouteParams,
  type RouteQuery,
  type RouteResponse,
  SMALL_BODY,
} from './contract/route.ts';
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
export { fieldProblem } from './field-problem.ts';
export { readInstant } from './instant.ts';
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
export { MESSAGES, removeBlockQuestion } from './messages.ts';
// Entities
export {
  contentField,
  NO_PAGE,
  NO_TEMPLATE,
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
export {
  type Agency,
  agencySchema,
  type Login,
  loginSchema,
  type Me,
  meSchema,
  PLANS,
  type Plan,
  TENANT_MODULES,
  type Tenant,
  type TenantModule,
  tenantSchema,
  type User,
  userSchema,
} from './people.schema.ts';
// Roles and permissions
export {
  isStaff,
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
  USER_ROLE_ID,
} from './roles.ts';
export { keywordList, seoFields } from './seo.schema.ts';
export {
  DEFAULT_SETTINGS,
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
export { slugFrom } from './slug-from.ts';
export {
  type ComponentTemplate,
  saveContainerSchema,
  TEMPLATE_TYPES,
  type TemplateType,
  templateCreateSchema,
  templateSchema,
  templateUpdateSchema,
} from './template.schema.ts';
