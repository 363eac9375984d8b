import { GRID_LIMITS } from '@org/schema';
import type { ReactElement } from 'react';
import { cssVars } from '../../markup/css-vars.ts';
import { numberWithin } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type GridProps, gridDefinition } from './grid.definition.ts';
import { printTracks } from './grid-tracks.ts';

const DEFAULT_TRACKS = (gridDefinition.defaults as GridProps).tracks.desktop;

/** Returns a minimum height in px; undefined for none. */
function readHeight(stored: unknown): number | undefined {
  const height = numberWithin(stored, { min: 0, max: GRID_LIMITS.rowHeight });
  return height === undefined ? undefined : Math.round(height);
}

const px = (height: number | undefined): string | undefined =>
  height === undefined ? undefined : `${height}px`;

/** Renders columns in tracks. Attributes say which devices have values, since custom properties are inherited by a grid inside. */
export function GridView({ props, root, children }: BlockViewProps<GridProps>): ReactElement {
  const { tracks, rowHeights } = props;
  const desktop = printTracks(tracks.desktop) ?? printTracks(DEFAULT_TRACKS);
  const tablet = printTracks(tracks.tablet);
  const mobile = printTracks(tracks.mobile);
  const height = readHeight(rowHeights.desktop);
  const tabletHeight = readHeight(rowHeights.tablet);
  const mobileHeight = readHeight(rowHeights.mobile);
  return (
    <div
      {...root}
      data-tracks-tablet={tablet?.count}
      data-tracks-mobile={mobile?.count}
      data-rows={height}
      data-rows-tablet={tabletHeight}
      data-rows-mobile={mobileHeight}
      style={cssVars({
        'org-grid': desktop?.css,
        'org-grid-n': desktop?.count,
        'org-grid-tablet': tablet?.css,
        'org-grid-tablet-n': tablet?.count,
        'org-grid-mobile': mobile?.css,
        'org-grid-mobile-n': mobile?.count,
        'org-grid-rows': px(height),
        'org-grid-rows-tablet': px(tabletHeight),
        'org-grid-rows-mobile': px(mobileHeight),
      })}
    >
      {children}
    </div>
  );
}
