// Constants and texts
export {
  ADMIN_BREAKPOINT, BREAKPOINTS, CONTENT_LIMITS, type Device, DEVICES, FONT_WEIGHTS, type FontWeight, IMAGE_WIDTHS, LINK_TARGETS, type LinkTarget,
  MAX_TOASTS, NODE_ID_LENGTH, ROOT_ID, SIDEBAR, THEME_COLORS, type ThemeColor, TIMES, type Viewport, VIEWPORT_WIDTHS, VIEWPORTS,
} from './constants.ts';
export { MESSAGES, removeBlockQuestion } from './messages.ts';
// Errors
export { AppError, type AppErrorDetails, appError, type ErrorBody, type ErrorCode, type ErrorDefinition, ERRORS, invariant } from './errors.ts';
// Roles and permissions
export {
  isStaff, OWNER_ROLE_ID, type Permission, type PermissionAction, type PermissionModule, type PermissionTree, permissionTree,
  ROLE_PERMISSIONS, ROLES, roleCan, type RoleId, type RoleName, USER_ROLE_ID,
} from './roles.ts';
// Builder tree and device settings
export { BUILDER_NODE_FIELDS, type BuilderNode, type BuilderTree, type JsonObject, type JsonValue, type NodeId, type TreeFragment } from './builder-node.ts';
export {
  type AlignmentSettings, type BackgroundSettings, BORDER_CHOICES, type BorderChoice, type BorderSettings, BOX_SHADOWS, type BoxShadow,
  DEVICE_GROUPS, type DeviceGroup, type DeviceGroups, type FullSettings, GAP_UNITS, type GapUnit, GROUP_FIELDS, HEIGHT_UNITS, type HeightUnit,
  type OverlaySettings, type SettingOrigin, type SpacingSettings, type SparseGroups, type SparseSettings, SYNC_DEFAULTS, type VisibilitySettings,
  WIDTH_UNITS, type WidthUnit,
} from './device-settings.ts';
// Entities
export { contentField, NO_PAGE, type Page, type PageCreate, pageCreateSchema, type PageForm, pageFormSchema, type PageRow, pageSchema, PAGE_STATUSES, type PageStatus, type PageUpdate, pageUpdateSchema } from './page.schema.ts';
export { keywordList, seoFields } from './seo.schema.ts';
export { slugFrom } from './slug-from.ts';
export { type ComponentTemplate, saveContainerSchema, TEMPLATE_TYPES, templateCreateSchema, templateSchema, type TemplateType, templateUpdateSchema } from './template.schema.ts';
export { DEFAULT_SETTINGS, type PublicSettings, publicSettingsSchema, type Settings, settingsSchema, type SettingsUpdate, settingsUpdateSchema, type Theme, THEME_FONTS, themeSchema } from './settings.schema.ts';
export { type Agency, agencySchema, type Login, loginSchema, type Me, meSchema, type Plan, PLANS, type Tenant, TENANT_MODULES, type TenantModule, tenantSchema, type User, userSchema } from './people.schema.ts';
export { IMAGE_TYPES, type Media, mediaSchema, UPLOAD_LIMIT } from './media.schema.ts';
// The API contract
export { type Access, CONTENT_BODY, defineRoute, type Method, type RouteBody, type RouteContract, type RouteParams, type RouteQuery, type RouteResponse, SMALL_BODY } from './contract/route.ts';
export { allRoutes, apiContract } from './contract/api-contract.ts';
