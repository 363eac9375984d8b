import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import { SliderFrame } from '../slide/slider-frame.tsx';
import type { ContentSliderProps } from './content-slider.definition.ts';

/** Renders slides with blocks, one at a time. The editor shows the one that is chosen in its settings. */
export function ContentSliderView({
  props,
  root,
  context,
  children,
}: BlockViewProps<ContentSliderProps>): ReactElement {
  return (
    <SliderFrame
      props={props}
      root={root}
      context={context}
      transition={props.transitionStyle}
      place="foot"
    >
      {children}
    </SliderFrame>
  );
}
