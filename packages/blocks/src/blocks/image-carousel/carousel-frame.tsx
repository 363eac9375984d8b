import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { type CarouselLook, turningTime } from './carousel-look.ts';

/** Maximum number of indicators: more are not helpful. */
const MAX_DOTS = 100;

function Arrow({ step, name }: { readonly step: -1 | 1; readonly name: string }): ReactElement {
  return (
    <button
      className="org-carousel-arrow"
      data-part={step < 0 ? 'previous' : 'next'}
      data-step={step}
      type="button"
      aria-label={name}
    >
      <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} className="org-carousel-icon" />
    </button>
  );
}

/** Renders the slides of a carousel with its controls. Without a script the track can be scrolled. */
export function CarouselFrame({
  look,
  children,
}: {
  readonly look: CarouselLook;
  readonly children?: ReactNode;
}): ReactElement {
  const { count, interval, editing } = look;
  const isTurned = count > 1;
  const turns = isTurned && turningTime(interval) > 0;
  const isFaded = look.transition === 'fade';
  return (
    <>
      {turns ? (
        <button
          className="org-carousel-pause"
          data-part="pause"
          type="button"
          aria-label="Pause"
          aria-pressed="false"
        />
      ) : null}
      {isTurned && look.controls ? <Arrow step={-1} name="Previous slide" /> : null}
      {isTurned && look.controls ? <Arrow step={1} name="Next slide" /> : null}
      {/* A scrollable track must be reachable by keyboard. */}
      <div
        className="org-carousel-track"
        data-part="track"
        tabIndex={isFaded || editing ? undefined : 0}
        aria-live={turns ? 'off' : 'polite'}
      >
        {children}
      </div>
      {isTurned && look.indicators ? (
        // biome-ignore lint/a11y/useSemanticElements: dots are no fields
        <div className="org-carousel-dots" role="group" aria-label="Slides">
          {Array.from({ length: Math.min(count, MAX_DOTS) }, (_dot, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={at}
              className="org-carousel-dot"
              data-part="dot"
              type="button"
              aria-label={`Slide ${at + 1}`}
              aria-current={at === look.active ? 'true' : undefined}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
