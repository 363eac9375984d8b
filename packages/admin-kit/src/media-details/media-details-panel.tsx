import { useApi } from '@org/api-client/react';
import type { Media } from '@org/schema/entities';
import { askToLeave, Button, ErrorState, SkeletonLines } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { mediaQuery } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import { describeError } from '../screen/screen-states.tsx';
import { MediaDetails } from './media-details.tsx';
import { useMediaActions } from './use-media-actions.tsx';

/** Props of the panel: image, handlers of closing and deletion, and buttons beside Save. */
export interface MediaDetailsPanelProps {
  readonly id: number;
  readonly onClosed: () => void;
  readonly onRemoved?: (id: number) => void;
  readonly onDirty: (dirty: boolean) => void;
  readonly buttons?: (media: Media) => ReactNode;
}

/** Renders the details of an image by its id. */
export function MediaDetailsPanel(props: MediaDetailsPanelProps): ReactElement {
  const { id, onClosed, onRemoved, onDirty, buttons } = props;
  const record = useQuery(mediaQuery(useApi(), id));
  const actions = useMediaActions();
  const media = record.data?.media;
  if (!media)
    return record.isError ? (
      <ErrorState {...describeError(record.error)} onRetry={() => void record.refetch()} />
    ) : (
      <SkeletonLines count={5} />
    );

  async function remove({ filename }: Media): Promise<void> {
    const gone = await actions.remove([id], filename);
    if (gone.length === 0) return;
    onDirty(false);
    onRemoved?.(id);
    onClosed();
  }

  return (
    <MediaDetails
      key={id}
      media={media}
      onRemove={() => void remove(media)}
      onDirty={onDirty}
      buttons={buttons?.(media)}
    />
  );
}

/**
 * Asks before unsaved changes are discarded.
 * @returns handler of changes, and function that closes after asking
 */
export function useCloseGuard(onClosed: () => void): {
  readonly onDirty: (dirty: boolean) => void;
  readonly close: () => void;
} {
  const dirty = useRef(false);
  return {
    onDirty: useCallback((next: boolean) => {
      dirty.current = next;
    }, []),
    close() {
      const leave = (): void => {
        dirty.current = false;
        onClosed();
      };
      if (!dirty.current) return leave();
      void askToLeave().then((answer) => answer === 'leave' && leave());
    },
  };
}

/** The element that opened the panel is hidden, so the back button gets the focus. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Renders the button that leads back from the details to all images. */
export function BackButton({ onPress }: { readonly onPress: () => void }): ReactElement {
  return (
    <Button ref={focusOnce} size="compact-xs" variant="subtle" color="gray" onClick={onPress}>
      ← {text.back}
    </Button>
  );
}
