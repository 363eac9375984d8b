import type { BackgroundVideo } from '@org/device-settings';
import type { ReactElement } from 'react';

/** Renders the background video of a block: muted, autoplaying and looping; neither loaded nor shown on mobile. */
export function BackgroundVideoLayer({ video }: { readonly video: BackgroundVideo }): ReactElement {
  const shared = {
    className: 'org-video',
    'data-on': video.onTablet ? undefined : 'desktop',
    'aria-hidden': true,
    tabIndex: -1,
  } as const;
  if (video.kind === 'frame')
    return (
      <iframe
        {...shared}
        src={video.src}
        title="Background video"
        loading="lazy"
        allow="autoplay"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video {...shared} autoPlay muted loop playsInline preload="metadata">
      <source
        src={video.src}
        media={video.onTablet ? '(min-width: 768px)' : '(min-width: 992px)'}
      />
    </video>
  );
}
