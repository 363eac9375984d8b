import { Icon } from '@org/ui';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { text } from './messages.ts';

/** Shape: where what is dropped goes, in words; undefined for who may not upload. */
export interface DropZoneProps {
  readonly place: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A place to drop files on. It says so while some are held over it. */
export function DropZone({ place, onFiles, children }: DropZoneProps): ReactElement {
  /** Enterings less leavings: the pointer enters a part before it leaves the one around it. */
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
          <span>{text.dropInto(place)}</span>
        </div>
      )}
    </div>
  );
}
