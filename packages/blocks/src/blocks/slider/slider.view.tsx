import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { cssVars } from '../../css-vars.ts';
import { getNumber } from '../../read-props.ts';
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
