import { Alert, Button } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../copy/messages.ts';
import type { MoveQueue } from '../queue/move-queue.ts';
import { useWaitingMoves } from '../queue/use-move-queue.ts';

/** Says that moves wait for the connection, and sends them on demand; nothing while the server answers. */
export function WaitingNotice({ queue }: { readonly queue: MoveQueue }): ReactElement | null {
  const { moves, isOffline } = useWaitingMoves(queue);
  if (!isOffline || moves.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status" className="pj-waiting-notice">
      <span>
        {text.waitingMoves(moves.length)} {text.waitingHint}
      </span>
      <Button size="compact-xs" variant="default" onClick={queue.retry}>
        {text.sendNow}
      </Button>
    </Alert>
  );
}
