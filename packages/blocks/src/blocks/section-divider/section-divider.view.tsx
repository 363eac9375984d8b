import { safeColor } from '@org/device-settings';
import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { curvePath, DIVIDER_WIDTH, wavePath } from './divider-path.ts';
import { DIVIDER_STYLES, type SectionDividerProps } from './section-divider.definition.ts';

const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));

/** Renders a decorative edge between two sections, hidden from screen readers. */
export function SectionDividerView({
  props,
  root,
}: BlockViewProps<SectionDividerProps>): ReactElement {
  const style = DIVIDER_STYLES.find((known) => known === props.style) ?? 'wave';
  const height = within(props.height, 1, 1000);
  const path =
    style === 'curved'
      ? curvePath(height)
      : wavePath(
          height,
          within(props.waveHeight, 10, 40),
          Math.round(within(props.waveCount, 1, 20)),
        );
  return (
    <div
      {...root}
      aria-hidden="true"
      data-style={style}
      data-flip={props.waveFlip || undefined}
      style={cssVars({
        'org-divider-height': height === 100 ? undefined : `${height}px`,
        'org-divider-color': safeColor(props.dividerColor),
        'org-divider-background': safeColor(props.backgroundColor),
        'org-divider-angle':
          style === 'skewed' ? `${-within(props.skewAngle, 0, 5)}deg` : undefined,
      })}
    >
      {style === 'skewed' ? (
        <div className="org-section-divider-slant" data-part="shape" />
      ) : (
        <svg
          className="org-section-divider-shape"
          data-part="shape"
          viewBox={`0 0 ${DIVIDER_WIDTH} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      )}
    </div>
  );
}
