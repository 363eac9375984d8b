import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { cssVars } from '../../css-vars.ts';
import { within } from '../../within.ts';
import { SliderFrame } from '../slide/slider-frame.tsx';
import type { HeroSliderProps } from './hero-slider.definition.ts';

/** Large slides, one at a time. The editor shows the one that is chosen in its settings. */
export function HeroSliderView({
  props,
  root,
  context,
  children,
}: BlockViewProps<HeroSliderProps>): ReactElement {
  const width = within(props.width, 0, 4000, 300);
  const height = within(props.height, 100, 2000, 300);
  return (
    <SliderFrame
      props={props}
      root={root}
      context={context}
      transition={props.transitionStyle}
      place="over"
      style={cssVars({
        'org-hero-w': width === 300 ? undefined : width === 0 ? '100%' : `${width}px`,
        'org-hero-h': height === 300 ? undefined : `${height}px`,
      })}
    >
      {children}
    </SliderFrame>
  );
}
