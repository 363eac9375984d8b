import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { SliderFrame } from '../slide/slider-frame.tsx';
import type { HeroSliderProps } from './hero-slider.definition.ts';

/** Renders large slides, one at a time. The editor shows the one that is chosen in its settings. */
export function HeroSliderView({
  props,
  root,
  context,
  children,
}: BlockViewProps<HeroSliderProps>): ReactElement {
  const width = getNumber(props.width, { min: 0, max: 4000, otherwise: 300 });
  const height = getNumber(props.height, { min: 100, max: 2000, otherwise: 300 });
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
