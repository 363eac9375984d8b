import { BLOCK_STATES, type BlockState, type SparseStates } from '@org/schema/entities';
import { inkFor } from '../values/contrast.ts';
import { safeColor } from '../values/safe-color.ts';
import { cssNumber, type Declaration, length } from './declaration.ts';
import { boxShadowCss } from './token-css.ts';

/** Declarations of a state for the block, and for its background when that is a separate box. */
export interface CompiledState {
  readonly state: BlockState;
  readonly root: readonly Declaration[];
  readonly backdrop: readonly Declaration[];
}

/** Transition between states. The theme's motion is zero for people who prefer reduced motion. */
export const STATE_TRANSITION: Declaration = [
  'transition',
  ['background-color', 'border-color', 'box-shadow', 'color', 'opacity', 'scale', 'translate']
    .map((property) => `${property} var(--org-motion) ease-out`)
    .join(','),
];

/**
 * Returns the declarations of each state that has a style.
 * @param hasBackdrop - true when the background of the block is a separate box
 */
export function compileStates(states: SparseStates, hasBackdrop: boolean): CompiledState[] {
  return BLOCK_STATES.flatMap((state) => {
    const values = states[state];
    if (!values) return [];
    const root: Declaration[] = [];
    const background = safeColor(values.backgroundColor);
    const ink = safeColor(values.textColor) || inkFor(background);
    if (background && !hasBackdrop) root.push(['background-color', background]);
    if (ink) root.push(['color', ink], ['--org-color-link', 'currentcolor']);
    const border = safeColor(values.borderColor);
    if (border) root.push(['border-color', border]);
    if (values.boxShadow !== undefined) root.push(['box-shadow', boxShadowCss(values.boxShadow)]);
    if (values.opacity !== undefined) root.push(['opacity', cssNumber(values.opacity)]);
    if (values.lift !== undefined) root.push(['translate', `0 ${length(-values.lift, 'px')}`]);
    if (values.scale !== undefined) root.push(['scale', cssNumber(values.scale / 100)]);
    const backdrop: Declaration[] =
      background && hasBackdrop ? [['background-color', background]] : [];
    return [{ state, root, backdrop }];
  });
}
