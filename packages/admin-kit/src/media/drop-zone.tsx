import { Icon } from '@org/ui';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { text } from '../media-data/messages.ts';

/** Props of the zone: description of the target; undefined for users who may not upload. */
export interface DropZoneProps {
  readonly place: string | undefined;
  /** Text during a drag. @default 'Drop images here to add them to {place}' */
  readonly label?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Renders a drop zone for files, which is highlighted during a drag. */
export function DropZone({ place, label, onFiles, children }: DropZoneProps): ReactElement {
  /** Counts enter and leave events: the pointer enters a child before it leaves the parent. */
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent): boolean => place !== undefined && hasFiles(event);

  function leave(): void {
    depth.current = 0;
    setOver(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are chosen by the button as well
    <div
      className="ad-drop"
      data-over={over || undefined}
      onDragEnter={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (takes(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!takes(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && place !== undefined && (
        <div className="ad-drop-over" aria-hidden>
          <Icon of={IconUpload} size={24} />
          <span>{label ?? text.dropInto(place)}</span>
        </div>
      )}
    </div>
  );
}
