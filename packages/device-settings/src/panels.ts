// Editor panels for the settings of the main entry point
export { FieldRow, type FieldRowProps } from './panels/field-row.tsx';
export { GroupPanel } from './panels/group-panel.tsx';
export { MotionPanel, type MotionPanelProps } from './panels/motion-panel.tsx';
export type { GroupPanelProps, PanelHost } from './panels/panel-host.ts';
export { SpacingBox, type SpacingBoxProps } from './panels/spacing-box.tsx';
export { StatePanel, type StatePanelProps } from './panels/state-panel.tsx';
export { withSurfaces } from './panels/surface-swatches.ts';
export { VisibilityPanel, type VisibilityPanelProps } from './panels/visibility-panel.tsx';
