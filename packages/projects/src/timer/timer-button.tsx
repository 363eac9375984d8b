import { useCan } from '@org/admin-kit';
import { Button, Icon } from '@org/ui';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { showClock } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import { useTimer } from './use-timer.ts';

/** Starts the timer on a task, or stops it there. */
export function TimerButton({ taskId }: { readonly taskId: number }): ReactElement | null {
  const canTrack = useCan('time_entries.can_create');
  const timer = useTimer(canTrack);
  if (!canTrack) return null;
  const isHere = timer.running?.task_id === taskId;
  return (
    <Button
      variant={isHere ? 'filled' : 'default'}
      size="xs"
      loading={timer.isBusy}
      leftSection={<Icon of={isHere ? IconPlayerStopFilled : IconPlayerPlayFilled} size={14} />}
      onClick={() => void (isHere ? timer.stop() : timer.start(taskId))}
    >
      {isHere ? `${text.stopTimer} (${showClock(timer.seconds)})` : text.startTimer}
    </Button>
  );
}
