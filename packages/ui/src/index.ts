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
// Toasts and questions
export { type AskButton, ask, type Question } from './ask.ts';
export { askToLeave, type LeaveAnswer } from './ask-to-leave.ts';
export { AtriumProvider, type AtriumProviderProps, COLOR_SCHEME_KEY } from './atrium-provider.tsx';
// Lists
export { BulkBar, type BulkBarProps } from './bulk-bar.tsx';
// Controls
export { ColorField, type ColorFieldProps, readColor } from './color-field.tsx';
export { type ConfirmAnswer, type ConfirmOptions, confirm } from './confirm.ts';
export {
  ContrastNote,
  type ContrastNoteProps,
  lowContrast,
  TEXT_CONTRAST,
} from './contrast-note.tsx';
export { contrastRatio, parseHex } from './contrast-ratio.ts';
export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { copyText } from './copy-text.ts';
export { DataTable } from './data-table.tsx';
export type {
  Column,
  DataTableProps,
  EditedCell,
  RowAction,
  RowId,
  Sort,
  TableCursor,
  TableError,
} from './data-table.types.ts';
export { DataTableBody, type DataTableBodyProps } from './data-table-body.tsx';
export { Dialog, type DialogButton, type DialogProps } from './dialog.tsx';
// Screens
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary.tsx';
export { findIcons, type IconSet, iconWords } from './find-icons.ts';
export { FocalPoint, type FocalPointProps } from './focal-point.tsx';
export { FormSection, type FormSectionProps } from './form-section.tsx';
export { createFormats, type Formats, type Locale } from './formats.ts';
export { GradientField, type GradientFieldProps } from './gradient-field.tsx';
export { Icon, type IconProps, type IconShape, type IconShapeProps } from './icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { IconField, type IconFieldProps } from './icon-field.tsx';
export { ICON_PAGE, IconPicker, type IconPickerProps } from './icon-picker.tsx';
export {
  ImageField,
  type ImageFieldProps,
  type PickedImage,
  type PickImage,
} from './image-field.tsx';
export { keepFocus } from './keep-focus.ts';
export { ListAddFilter, type ListAddFilterProps } from './list-add-filter.tsx';
export { type CellValue, ListCellEditor, type ListCellEditorProps } from './list-cell-editor.tsx';
export { ListCell, type ListCellProps } from './list-cells.tsx';
export type { Choice, FindChoices } from './list-choice.ts';
export { ListChoices, type ListChoicesProps } from './list-choices.tsx';
export {
  type ListColumnChoice,
  ListColumnList,
  ListColumns,
  type ListColumnsProps,
} from './list-columns.tsx';
export { withRule } from './list-filter-rules.ts';
export { ListFilters, type ListFiltersProps } from './list-filters.tsx';
export { type ListKey, ListKeys } from './list-keys.tsx';
export { ListSearch, type ListSearchProps } from './list-search.tsx';
export { type ListViewChoice, ListViews, type ListViewsProps } from './list-views.tsx';
export { LocaleProvider, useFormats } from './locale.tsx';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { PageHeader, type PageHeaderProps, TitleSuffix } from './page-header.tsx';
export { Pager, type PagerProps } from './pager.tsx';
export { PathIcon, type PathIconProps } from './path-icon.tsx';
export { type PickIconOptions, pickIcon } from './pick-icon.tsx';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
export { SaveBar, type SaveBarProps, type SaveState } from './save-bar.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  NoPermission,
  SkeletonLines,
} from './states.tsx';
export { StatusDot, type StatusDotProps, type Tone } from './status-dot.tsx';
export { getPaint, getSwatch, type Swatch } from './swatch.ts';
export { TagMark, type TagMarkProps } from './tag-mark.tsx';
export { type ToastApi, type ToastId, type ToastKind, toast } from './toast.ts';
export type { ToastAction } from './toast-action.tsx';
export { DARK_TOKENS, LIGHT_TOKENS, type Tokens, tokenVariables } from './tokens.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { TypedField, type TypedFieldProps } from './typed-field.tsx';
export { type ColorScheme, type ColorSchemeChoice, useColorScheme } from './use-color-scheme.ts';
export { type DialogLayer, useDialogLayer } from './use-dialog-layer.ts';
export { clampToStep, type ScrubHandlers, type ScrubOptions, useScrub } from './use-scrub.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { fromWallTime, toWallTime } from './zoned-time.ts';
