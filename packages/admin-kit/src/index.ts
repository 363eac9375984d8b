// Lists

export { EntityList, type EntityListProps } from './list/entity-list.tsx';
export type { BulkAction, ListBulkBarProps } from './list/list-bulk-bar.tsx';
export { ListMenu, type ListMenuEntry } from './list/list-menu.tsx';
export { useImportEntry } from './list/use-import-entry.ts';
export { changeEach } from './list-data/change-each.ts';
export { toListFields } from './list-data/custom-list-fields.ts';
export {
  type EntityContract,
  type EntityListOptions,
  type EntityListParts,
  entityList,
} from './list-data/entity-list.ts';
export {
  type BulkAnswer,
  type BulkChange,
  type BulkFailure,
  type ExportWish,
  entityCalls,
  exportBy,
  type ListAnswer,
  type ListCalls,
  type ListContract,
  type ListedRow,
  removing,
} from './list-data/list-calls.ts';
export type { ListRow } from './list-data/list-row.ts';
export type { ChoiceSource, ListColumn, ListEdit, ListScreen } from './list-data/list-screen.ts';
export type { BulkSelection, Matching } from './list-data/list-selection.ts';
export { type ListAddress, readListAddress } from './list-data/list-state.ts';
export { peopleChoices } from './list-data/people-choices.ts';
export { tagChoices } from './list-data/tag-choices.ts';
export { type ListChoicesData, useChoices } from './list-data/use-choices.ts';

// Records

export {
  CreateRecordDialog,
  type CreateRecordDialogProps,
} from './record/create-record-dialog.tsx';
export { RecordEditor, type RecordEditorProps } from './record/record-editor.tsx';
export { RecordMenu } from './record/record-menu.tsx';
export { NewRecordRoute, RecordRoute } from './record/record-route.tsx';
export type {
  AnyRecord,
  OverviewProps,
  RecordCalls,
  RecordFieldsProps,
  RecordScreen,
  RecordTexts,
} from './record/record-screen.ts';
export type { RecordMenuProps } from './record/use-delete-record.ts';

// Parts of a record: fields, tags, notes, history

export { DropZone, type DropZoneProps } from './media/drop-zone.tsx';
export { CategoryChoice, type CategoryChoiceProps } from './record-parts/category-choice.tsx';
export {
  CustomFieldInputs,
  type CustomFieldInputsProps,
} from './record-parts/custom-field-inputs.tsx';
export { CustomerPicker } from './record-parts/customer-picker.tsx';
export { CATEGORIES_LABEL, SEO_LABELS } from './record-parts/messages.ts';
export { PartsField, type PartsFieldProps } from './record-parts/parts-field.tsx';
export { PersonPicker } from './record-parts/person-picker.tsx';
export { recordCall } from './record-parts/record-call.ts';

export { RecordCard } from './record-parts/record-card.tsx';
export {
  type RecordNote,
  RecordNotes,
  type RecordNotesProps,
} from './record-parts/record-notes.tsx';

export {
  RecordPicker,
  type RecordPickerProps,
} from './record-parts/record-picker.tsx';
export type { RecordOption, RecordSource } from './record-parts/record-source.ts';
export { RecordTags, type RecordTagsProps } from './record-parts/record-tags.tsx';
export { RecordTimeline, type RecordTimelineProps } from './record-parts/record-timeline.tsx';
export { RecordVersions, type RecordVersionsProps } from './record-parts/record-versions.tsx';
export {
  EMPTY_SEO,
  SeoFields,
  type SeoFieldsProps,
  type SeoFormValues,
} from './record-parts/seo-fields.tsx';
export { type ListPart, SideList, type SideListProps } from './record-parts/side-list.tsx';
export { type RecordSearch, useRecordSearch } from './record-parts/use-record-search.ts';

// Custom fields of a kind of record

export { customFieldsToBody, customFieldsToForm } from './custom-fields/custom-field-values.ts';
export {
  CustomFieldsScreen,
  type CustomFieldsScreenProps,
} from './custom-fields/custom-fields-screen.tsx';
export { useCustomFields } from './custom-fields/use-custom-fields.ts';

// Forms

export {
  ActionDialog,
  type ActionDialogProps,
  type ActionProblems,
} from './form/action-dialog.tsx';
export { changedFields } from './form/changed-fields.ts';
export { FormPending } from './form/form-pending.tsx';
export { RecordDialog, type RecordDialogProps } from './form/record-dialog.tsx';
export { RecordFormFrame, type RecordFormFrameProps } from './form/record-form-frame.tsx';
export {
  type SavedFirst,
  type SaveFirst,
  SaveFirstContext,
  useSaveFirst,
} from './form/save-first.ts';
export { toNumber } from './form/typed-number.ts';
export {
  type CallForm,
  type CallFormOptions,
  failureWords,
  useCallForm,
} from './form/use-call-form.ts';
export { useDraftKey } from './form/use-draft-key.ts';
export { type OwnSetting, useOwnSetting } from './form/use-own-setting.ts';
export {
  type OpenConflict,
  type RecordForm,
  type RecordFormOptions,
  useRecordForm,
  type Versioned,
} from './form/use-record-form.ts';
export { validateBy } from './form/validate-by.ts';

// Command menu

export type {
  CommandEntries,
  CreateDialogProps,
  CreateEntry,
  EntityLink,
  FoundRecord,
  FoundRef,
  FoundRefs,
  ScreenEntry,
  SearchEntry,
} from './command-menu/command-entries.ts';
export { CommandHost, type CommandHostProps } from './command-menu/command-host.tsx';

// Session: user, permissions, formats

export { can } from './session/can.ts';
export { type EntryGate, type EntryReader, seesEntry } from './session/entry-gate.ts';
export {
  dateStyleOptions,
  type FormatOption,
  localeName,
  localeOptions,
  numberStyleOptions,
  zoneOptions,
} from './session/format-choices.ts';
export { chosenFormats, OwnFormats } from './session/own-formats.tsx';
export { getPermissions } from './session/permissions-of.ts';
export { PhoneLink, type PhoneLinkProps } from './session/phone-link.tsx';
export { loadSession, ME_KEY } from './session/session.queries.ts';
export { useCan, useMe } from './session/use-me.ts';
export { useSwitchTenant } from './session/use-switch-tenant.ts';
export { useViewAsStaff } from './session/use-view-as-staff.ts';
export { hasVoip, phoneHref } from './session/voip.ts';

// Signing in and out

export { armSignIn, askToSignIn } from './sign-in/ask-to-sign-in.ts';
export { nextPath } from './sign-in/next-path.ts';
export { SignInAgain } from './sign-in/sign-in-again.tsx';
export { SignInForm, type SignInFormProps } from './sign-in/sign-in-form.tsx';
export { forgetPerson, signOut } from './sign-in/sign-out.ts';
export { StaffGate } from './sign-in/staff-gate.tsx';

// Live events

export { ChangeNotice, type ChangeNoticeProps } from './events/change-notice.tsx';
export { ListenToTenant, type ListenToTenantProps } from './events/listen-to-tenant.tsx';
export { type EventListener, onLiveEvent } from './events/live-events.ts';
export type { ModulesByEntity } from './events/refresh-changed.ts';
export { useChangeOf } from './events/use-change-of.ts';

// Screens, and links between them

export { LoadedScreen, type LoadedScreenProps } from './record/loaded-screen.tsx';
export {
  type AdminLinks,
  AdminLinksProvider,
  type RecordLink,
  useAdminLinks,
} from './screen/admin-links.tsx';
export { AppLink, type AppLinkProps } from './screen/app-link.tsx';
export { DnsRecord } from './screen/dns-record.tsx';
export { failureText } from './screen/failure-text.ts';
export { logFailure } from './screen/log-failure.ts';
export {
  type Period,
  PeriodBar,
  type PeriodBarProps,
  type PeriodPreset,
} from './screen/period-bar.tsx';
export { RowButtons } from './screen/row-buttons.tsx';
export { type RowsQuery, RowsScreen, type RowsScreenProps } from './screen/rows-screen.tsx';
export {
  describeError,
  FailedState,
  ScreenError,
  ScreenMissing,
  ScreenPending,
} from './screen/screen-states.tsx';
export { searchTerms } from './screen/search-terms.ts';

// Trees that can be reordered

export { TREE_STEPS, type TreeStep, type TreeZone } from './tree/tree-moves.ts';
export { type TreeMoves, TreeRow, type TreeRowProps, TreeStepItems } from './tree/tree-row.tsx';
