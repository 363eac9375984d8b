export type { BlockView, BlockViewProps, PageContext, RenderContext, RootAttributes } from './block-view.ts';
