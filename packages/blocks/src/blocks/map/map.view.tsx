import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { MAP_HEIGHT, type MapProps } from './map.definition.ts';
import { mapAddress } from './map-address.ts';

/** Renders a map in a frame; where external pages are not framed, a placeholder with the name of its host. */
export function MapView({
  props,
  root,
  context: { editing, onSite },
}: BlockViewProps<MapProps>): ReactElement {
  const url = mapAddress(props.url);
  const height = getNumber(props.height, MAP_HEIGHT);
  const shared = {
    ...root,
    style: cssVars({ 'org-map-h': height === MAP_HEIGHT.otherwise ? undefined : `${height}px` }),
  };
  if (url === undefined || editing || !onSite)
    return (
      <div {...shared}>
        <p className="org-map-place">
          <Icon name="map-pin" className="org-map-pin" />
          <span className="org-map-name">
            {url === undefined ? MESSAGES.noMapUrl : url.hostname}
          </span>
        </p>
      </div>
    );
  return (
    <div {...shared} data-frame={url.origin}>
      <iframe
        className="org-map-frame"
        src={url.href}
        title="Map"
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
      />
    </div>
  );
}
