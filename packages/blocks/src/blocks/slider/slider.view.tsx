import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { SliderFrame } from '../slide/slider-frame.tsx';
import type { SliderProps } from './slider.definition.ts';

/** Renders slides side by side. The editor shows all of them in rows. */
export function SliderView({
  props,
  root,
  context,
  children,
}: BlockViewProps<SliderProps>): ReactElement {
  const perView = Math.round(getNumber(props.perView, { min: 1, max: 10, otherwise: 5 }));
  return (
    <SliderFrame
      props={props}
      root={root}
      context={context}
      transition="slide"
      place="foot"
      style={cssVars({ 'org-slider-n': perView === 5 ? undefined : perView })}
    >
      {children}
    </SliderFrame>
  );
}
