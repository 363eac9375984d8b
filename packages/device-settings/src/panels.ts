// Panels of the editor, over the settings of the main door
export { FieldRow, type FieldRowProps } from './panels/field-row.tsx';
export { GroupPanel, type GroupPanelProps } from './panels/group-panel.tsx';
export { SpacingBox, type SpacingBoxProps } from './panels/spacing-box.tsx';
export { VisibilityPanel, type VisibilityPanelProps } from './panels/visibility-panel.tsx';
