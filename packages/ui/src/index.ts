// Theme

// Mantine's components in our theme: nothing else in the repository imports Mantine
export {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  CloseButton,
  Collapse,
  Combobox,
  Divider,
  Drawer,
  FileButton,
  FocusTrap,
  Group,
  Kbd,
  Loader,
  Menu,
  Modal,
  MultiSelect,
  NativeSelect,
  PasswordInput,
  Popover,
  Portal,
  Progress,
  RemoveScroll,
  ScrollArea,
  Select,
  Skeleton,
  Slider,
  Stack,
  Switch,
  Tabs,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
export {
  useDebouncedCallback,
  useDebouncedValue,
  useDisclosure,
  useDocumentTitle,
  useHotkeys,
  useMediaQuery,
  useReducedMotion,
} from '@mantine/hooks';
// Charts
export {
  type ChartData,
  type ChartSeries,
  SeriesChart,
  type SeriesChartProps,
} from './chart/series-chart.tsx';
export { SeriesTable, type SeriesTableProps } from './chart/series-table.tsx';
export { contrastRatio, parseHex } from './color/contrast-ratio.ts';
export { getPaint, getSwatch, type Swatch } from './color/swatch.ts';
// Controls
export { ColorField, type ColorFieldProps, readColor } from './color-fields/color-field.tsx';
export {
  ContrastNote,
  type ContrastNoteProps,
  lowContrast,
  TEXT_CONTRAST,
} from './color-fields/contrast-note.tsx';
export { GradientField, type GradientFieldProps } from './color-fields/gradient-field.tsx';
// Toasts and questions
export { type AskButton, ask, type Question } from './dialogs/ask.ts';
export { askToLeave, type LeaveAnswer } from './dialogs/ask-to-leave.ts';
export { type ConfirmAnswer, type ConfirmOptions, confirm } from './dialogs/confirm.ts';
export { Dialog, type DialogButton, type DialogProps } from './dialogs/dialog.tsx';
export { type DialogLayer, useDialogLayer } from './dialogs/use-dialog-layer.ts';
export { useUnsavedGuard } from './dialogs/use-unsaved-guard.ts';
export { CopyButton, type CopyButtonProps } from './elements/copy-button.tsx';
export { copyText } from './elements/copy-text.ts';
export { EmailAddress, type EmailAddressProps } from './elements/email-address.tsx';
export { IconButton, type IconButtonProps } from './elements/icon-button.tsx';
export { keepFocus } from './elements/keep-focus.ts';
export { MarkupNodes, type MarkupNodesProps, type MarkupPart } from './elements/markup-nodes.tsx';
export { RelativeTime, type RelativeTimeProps } from './elements/relative-time.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './elements/segmented.tsx';
export { StatusDot, type StatusDotProps, type Tone } from './elements/status-dot.tsx';
export { TagMark, type TagMarkProps } from './elements/tag-mark.tsx';
export { Tooltip, type TooltipProps } from './elements/tooltip.tsx';
export { FocalPoint, type FocalPointProps } from './fields/focal-point.tsx';
export { IconField, type IconFieldProps } from './fields/icon-field.tsx';
export { ICON_PAGE, IconPicker, type IconPickerProps } from './fields/icon-picker.tsx';
export {
  ImageField,
  type ImageFieldProps,
  type PickedImage,
  type PickImage,
} from './fields/image-field.tsx';
export {
  MentionField,
  type MentionFieldProps,
  type MentionOption,
} from './fields/mention-field.tsx';
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx';
export { type PickIconOptions, pickIcon } from './fields/pick-icon.tsx';
export { TypedField, type TypedFieldProps } from './fields/typed-field.tsx';
export {
  type FirstMatchProps,
  type OptionSearch,
  useFirstMatch,
} from './fields/use-first-match.ts';
export {
  clampToStep,
  type ScrubHandlers,
  type ScrubOptions,
  useScrub,
} from './fields/use-scrub.ts';
export { createFormats, type Formats, type Locale } from './format/formats.ts';
export { LocaleProvider, useFormats } from './format/locale.tsx';
export { getInitials, getPersonHue } from './format/people.ts';
export { fromWallTime, toWallTime } from './format/zoned-time.ts';
export { findIcons, type IconSet, iconWords } from './icons/find-icons.ts';
export { Icon, type IconProps, type IconShape, type IconShapeProps } from './icons/icon.tsx';
export { PathIcon, type PathIconProps } from './icons/path-icon.tsx';
// Lists
export { BulkBar, type BulkBarProps } from './list/bulk-bar.tsx';
export { ListCell, type ListCellProps } from './list/list-cells.tsx';
export {
  type ListColumnChoice,
  ListColumnList,
  ListColumns,
  type ListColumnsProps,
} from './list/list-columns.tsx';
export { type ListKey, ListKeys } from './list/list-keys.tsx';
export { ListSearch, type ListSearchProps } from './list/list-search.tsx';
export { type ListViewChoice, ListViews, type ListViewsProps } from './list/list-views.tsx';
export { Pager, type PagerProps } from './list/pager.tsx';
export { ListAddFilter, type ListAddFilterProps } from './list-filters/list-add-filter.tsx';
export {
  type CellValue,
  ListCellEditor,
  type ListCellEditorProps,
} from './list-filters/list-cell-editor.tsx';
export type { Choice, FindChoices } from './list-filters/list-choice.ts';
export { ListChoices, type ListChoicesProps } from './list-filters/list-choices.tsx';
export { withRule } from './list-filters/list-filter-rules.ts';
export { ListFilters, type ListFiltersProps } from './list-filters/list-filters.tsx';
export {
  AtriumProvider,
  type AtriumProviderProps,
  COLOR_SCHEME_KEY,
} from './provider/atrium-provider.tsx';
// Screens
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './screen/error-summary.tsx';
export { FormSection, type FormSectionProps } from './screen/form-section.tsx';
export { PageHeader, type PageHeaderProps, TitleSuffix } from './screen/page-header.tsx';
export { SaveBar, type SaveBarProps, type SaveState } from './screen/save-bar.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  NoPermission,
  SkeletonLines,
} from './screen/states.tsx';
export { DataTable } from './table/data-table.tsx';
export type {
  Column,
  DataTableProps,
  EditedCell,
  RowAction,
  RowId,
  Sort,
  TableCursor,
  TableError,
} from './table/data-table.types.ts';
export { DataTableBody, type DataTableBodyProps } from './table/data-table-body.tsx';
export { DARK_TOKENS, LIGHT_TOKENS, type Tokens, tokenVariables } from './theme/tokens.ts';
export {
  type ColorScheme,
  type ColorSchemeChoice,
  useColorScheme,
} from './theme/use-color-scheme.ts';
export { type ToastApi, type ToastId, type ToastKind, toast } from './toasts/toast.ts';
export type { ToastAction } from './toasts/toast-action.tsx';
