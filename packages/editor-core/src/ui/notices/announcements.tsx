import { type ReactElement, useEffect, useState } from 'react';

/** A sentence for screen readers; refusals are shown too. */
export interface Announcement {
  readonly text: string;
  readonly kind: 'status' | 'refused';
  /** Distinguishes repeated announcements of the same text. */
  readonly at: number;
}

/** Duration in ms for which a refusal is visible. */
const SHOWN_FOR = 3000;

/** Announces actions to screen readers, and shows refusals briefly. */
export function Announcements({ announcement }: { announcement: Announcement }): ReactElement {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (announcement.kind !== 'refused') return;
    setShown(announcement.at);
    const timer = setTimeout(() => setShown(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <>
      <div className="at-sr" role="status" aria-live="polite" data-part="announcement">
        {announcement.text}
      </div>
      {shown === announcement.at && announcement.kind === 'refused' ? (
        <div className="at-refusal" aria-hidden>
          {announcement.text}
        </div>
      ) : null}
    </>
  );
}
